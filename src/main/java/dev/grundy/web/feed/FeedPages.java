package dev.grundy.web.feed;

import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;

/** New problems for readers of feeds (Atom, RFC 4287): titles and summaries, which everybody may read. */
@Path("/feed.xml")
@PermitAll
class FeedPages {
    private static final int MOST = 30;
    private static final String NAMESPACE = "http://www.w3.org/2005/Atom";
    private static final String TYPE = "application/atom+xml;charset=UTF-8";

    private final ListedProblemRepository problems;
    private final SiteAddress site;

    FeedPages(ListedProblemRepository problems, SiteAddress site) {
        this.problems = problems;
        this.site = site;
    }

    @GET
    public Response feed(@Context Request request) {
        return Answers.of(atom(problems.newest(MOST), site.origin()), TYPE, request);
    }

    private static byte[] atom(List<ListedProblem> newest, String site) {
        Instant updated = newest.stream()
                .map(ListedProblem::createdAt)
                .max(Instant::compareTo)
                .orElse(Instant.EPOCH);
        FeedXml feed = new FeedXml("feed", NAMESPACE)
                .text("title", Texts.of("feed-title"))
                .text("id", site + "/feed.xml")
                .link("self", site + "/feed.xml")
                .link("alternate", site + "/problems?sort=newest")
                .text("updated", updated.toString())
                .open("author")
                .text("name", Texts.of("site-name"))
                .close();
        for (ListedProblem problem : newest) {
            String address = site + "/problems/" + problem.slug();
            feed.open("entry")
                    .text("title", problem.title())
                    .text("id", address)
                    .link("alternate", address)
                    .text("published", problem.createdAt().toString())
                    .text("updated", problem.createdAt().toString())
                    .text("summary", problem.summary())
                    .close();
        }
        return feed.end();
    }
}
