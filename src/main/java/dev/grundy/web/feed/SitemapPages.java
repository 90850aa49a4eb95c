package dev.grundy.web.feed;

import dev.grundy.base.kernel.Configured;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.runtime.Startup;
import jakarta.annotation.security.PermitAll;
import jakarta.interceptor.Interceptor;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** The addresses of the site for search engines: nothing of what stands there. Made at the start, which looks at what is configured. */
@Path("/")
@Startup(Interceptor.Priority.PLATFORM_BEFORE) // a value that makes no sense is refused before the node works
@PermitAll
class SitemapPages {
    private static final String TYPE = "application/xml;charset=UTF-8";

    /** A sitemap holds 50,000 addresses at most, some of them of other pages. */
    private static final int MOST = 40_000;

    private final ListedProblemRepository problems;
    private final int most;
    private final SiteAddress site;

    SitemapPages(ListedProblemRepository problems, FeedConfig config, SiteAddress site) {
        this.problems = problems;
        this.most = Configured.within("grundy.feed.sitemap-problems", config.sitemapProblems(), 1, MOST);
        this.site = site;
    }

    @GET
    @Path("/sitemap.xml")
    public Response map(@Context Request request) {
        long parts = parts();
        byte[] map =
                parts > 1 ? Sitemap.index(parts, site.origin()) : Sitemap.whole(problems.part(0, most), site.origin());
        return Answers.of(map, TYPE, request);
    }

    /** Part of a map that is too large for one file. */
    @GET
    @Path("/sitemap-{number: [0-9]{1,5}}.xml")
    public Response part(@PathParam("number") int number, @Context Request request) {
        List<ListedProblem> shown = problems.part((long) number * most, most);
        if (shown.isEmpty()) {
            throw new NotFoundException();
        }
        return Answers.of(
                number == 0 ? Sitemap.whole(shown, site.origin()) : Sitemap.part(shown, site.origin()), TYPE, request);
    }

    private long parts() {
        return Math.ceilDiv(problems.count(), (long) most);
    }
}
