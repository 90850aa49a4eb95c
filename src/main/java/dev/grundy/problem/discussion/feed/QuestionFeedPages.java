package dev.grundy.problem.discussion.feed;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.discussion.ShownPost;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.web.feed.Answers;
import dev.grundy.web.feed.FeedXml;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Questions about a problem for readers of feeds (Atom, RFC 4287), and that there are answers. Feed readers are guests: they get no code, of
 * answers only the author, and nothing about problems for subscribers.
 */
@Path("/problems/{slug}/discussion/feed.xml")
@PermitAll
class QuestionFeedPages {
    private static final int MOST = 30;
    private static final String NAMESPACE = "http://www.w3.org/2005/Atom";
    private static final String TYPE = "application/atom+xml;charset=UTF-8";

    private final ProblemAccess access;
    private final FeedPostRepository posts;
    private final SiteAddress site;

    QuestionFeedPages(ProblemAccess access, FeedPostRepository posts, SiteAddress site) {
        this.access = access;
        this.posts = posts;
        this.site = site;
    }

    @GET
    public Response feed(@PathParam("slug") String slug, @Context Request request) {
        Problem problem = access.bySlug(slug);
        if (problem.lowestTier() != Tier.FREE) {
            throw new NotFoundException();
        }
        return Answers.of(atom(problem, posts.newest(problem.id(), MOST)), TYPE, request);
    }

    private byte[] atom(Problem problem, List<FeedPost> newest) {
        String address = site.origin() + "/problems/" + problem.slug + "/discussion";
        Instant updated =
                newest.stream().map(FeedPost::changedAt).max(Instant::compareTo).orElse(Instant.EPOCH);
        FeedXml feed = new FeedXml("feed", NAMESPACE)
                .text("title", Texts.of("discussion-title", problem.title))
                .text("id", address)
                .link("self", address + "/feed.xml")
                .link("alternate", address)
                .text("updated", updated.toString());
        newest.forEach(post -> add(feed, post, address));
        return feed.end();
    }

    private static void add(FeedXml feed, FeedPost post, String address) {
        String page = address + "/" + post.question() + "#post-" + post.id();
        feed.open("entry")
                .text("title", post.isQuestion() ? post.title() : Texts.of("discussion-feed-answer", post.title()))
                .text("id", page)
                .link("alternate", page)
                .open("author")
                .text("name", post.author())
                .close()
                .text("published", post.madeAt().toString())
                .text("updated", post.changedAt().toString());
        post.text().ifPresent(text -> feed.html("content", about(post) + withoutCode(text)));
        feed.close();
    }

    /** That a question is about a line, and never what stands there. */
    private static String about(FeedPost post) {
        return post.line()
                .map(line -> "<p>" + Texts.of("discussion-line-about", String.valueOf(line)) + "</p>\n")
                .orElse("");
    }

    private static String withoutCode(String text) {
        return StatementRenderer.post(text, Optional.of(ShownPost.withheld()));
    }
}
