package dev.grundy.feed;

import dev.grundy.web.SiteAddress;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** The addresses of the site for search engines: nothing of what stands there. */
@Path("/")
@PermitAll
class SitemapPages {
    private static final String TYPE = "application/xml;charset=UTF-8";

    private final ListedProblemRepository problems;
    private final FeedConfig config;
    private final SiteAddress site;

    SitemapPages(ListedProblemRepository problems, FeedConfig config, SiteAddress site) {
        this.problems = problems;
        this.config = config;
        this.site = site;
    }

    @GET
    @Path("/sitemap.xml")
    public Response map(@Context Request request) {
        long parts = parts();
        byte[] map = parts > 1
                ? Sitemap.index(parts, site.origin())
                : Sitemap.whole(problems.part(0, config.sitemapProblems()), site.origin());
        return Answers.of(map, TYPE, request);
    }

    /** Part of a map that is too large for one file. */
    @GET
    @Path("/sitemap-{number: [0-9]{1,5}}.xml")
    public Response part(@PathParam("number") int number, @Context Request request) {
        List<ListedProblem> shown = problems.part((long) number * config.sitemapProblems(), config.sitemapProblems());
        if (shown.isEmpty()) {
            throw new NotFoundException();
        }
        return Answers.of(
                number == 0 ? Sitemap.whole(shown, site.origin()) : Sitemap.part(shown, site.origin()), TYPE, request);
    }

    private long parts() {
        return Math.ceilDiv(problems.count(), (long) config.sitemapProblems());
    }
}
