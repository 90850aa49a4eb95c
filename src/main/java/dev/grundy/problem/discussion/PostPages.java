package dev.grundy.problem.discussion;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.discussion.PostRepository.Portion;
import dev.grundy.problem.discussion.Posts.Written;
import dev.grundy.problem.discussion.source.ShownLine;
import dev.grundy.problem.discussion.source.SourceLines;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The pages of one post: changing or deleting one's own, reading its history, and calling an answer to one's question helpful. */
@Path("/problems/{slug}/posts")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class PostPages {
    private static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final PostRepository repository;
    private final Posts posts;
    private final SourceLines lines;
    private final CurrentAccount current;
    private final Flash flash;

    PostPages(
            ProblemAccess access,
            ProblemHeadings headings,
            PostRepository repository,
            Posts posts,
            SourceLines lines,
            CurrentAccount current,
            Flash flash) {
        this.access = access;
        this.headings = headings;
        this.repository = repository;
        this.posts = posts;
        this.lines = lines;
        this.current = current;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "problem/discussion", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance history(
                ProblemHeading problem, Post post, Optional<ShownLine> line, PostHistory history);

        static native TemplateInstance post(
                ProblemHeading problem, Post post, Optional<ShownLine> line, PostText typed, FormErrors errors);
    }

    @GET
    @Path(ID)
    public TemplateInstance form(@PathParam("slug") String slug, @PathParam("id") long id) {
        Problem problem = access.readableBySlug(slug);
        Post post = own(problem, id);
        return form(problem, post, new PostText(post.title(), post.text()), FormErrors.none());
    }

    /** Changes a post unless it was changed since this one was read: then both are shown, and nothing is lost. */
    @POST
    @Path(ID)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(
            @PathParam("slug") String slug,
            @PathParam("id") long id,
            @FormParam("seen") @DefaultValue("") String seen,
            @FormParam("title") @DefaultValue("") String title,
            @FormParam("text") @DefaultValue("") String text) {
        Problem problem = access.readableBySlug(slug);
        Post post = own(problem, id);
        boolean isQuestion = post.question().isEmpty();
        PostText typed = PostText.of(isQuestion ? title : "", text);
        Post question = repository.find(problem.id(), post.page()).orElseThrow(NotFoundException::new);
        int number = seen.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(seen) : -1;
        Written written = posts.change(current.required(), post, question, number, typed);
        if (written.id().isEmpty()) {
            return FormErrors.answer(form(problem, own(problem, id), typed, written.errors()));
        }
        flash.success("discussion-changed");
        return to(slug, post);
    }

    @POST
    @Path(ID + "/delete")
    public Response delete(@PathParam("slug") String slug, @PathParam("id") long id) {
        Problem problem = access.readableBySlug(slug);
        Post post = own(problem, id);
        posts.delete(current.required(), id);
        flash.success("discussion-deleted");
        return isLeft(problem, post.page()) ? to(slug, post) : see("/problems/" + slug + "/discussion");
    }

    /** Only for who asked the question. */
    @POST
    @Path(ID + "/helpful")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response mark(
            @PathParam("slug") String slug,
            @PathParam("id") long id,
            @FormParam("helpful") @DefaultValue("") String helpful) {
        Problem problem = access.readableBySlug(slug);
        Post post = repository.find(problem.id(), id).orElseThrow(NotFoundException::new);
        if (!posts.mark(current.required(), id, helpful.equals("yes"))) {
            throw new NotFoundException();
        }
        return to(slug, post);
    }

    /** All texts of a post, for its author and moderators: others see the last one alone. */
    @GET
    @Path(ID + "/history")
    public TemplateInstance history(
            @PathParam("slug") String slug, @PathParam("id") long id, @QueryParam("page") @Nullable String page) {
        Problem problem = access.readableBySlug(slug);
        Reader reader = Reader.of(current.person(), false);
        Post post = repository
                .find(problem.id(), id)
                .filter(found -> !found.state().deleted() && reader.maySeeHistory(found))
                .orElseThrow(NotFoundException::new);
        int number = PostList.number(page);
        PostHistory history = PostHistory.of(
                repository.revisions(id, new Portion((number - 1) * PostHistory.LISTED, PostHistory.LISTED + 1)),
                number,
                "/problems/" + slug + "/posts/" + id + "/history");
        return Templates.history(headings.ofPage(problem, false), post, line(post, reader.wrote(post)), history);
    }

    private TemplateInstance form(Problem problem, Post post, PostText typed, FormErrors errors) {
        return Templates.post(headings.ofPage(problem, false), post, line(post, true), typed, errors);
    }

    /** For its author and moderators, who see code. */
    private Optional<ShownLine> line(Post post, boolean own) {
        return post.about().map(about -> lines.shown(post.id(), about, own, true));
    }

    private Post own(Problem problem, long id) {
        long account = current.required().accountId();
        return repository
                .find(problem.id(), id)
                .filter(post -> post.isBy(account) && !post.state().deleted())
                .orElseThrow(NotFoundException::new);
    }

    /** Whether the page of a question is still there for its reader. */
    private boolean isLeft(Problem problem, long question) {
        Reader reader = Reader.of(current.person(), false);
        return repository
                .find(problem.id(), question)
                .filter(found -> reader.maySee(found) && found.isLeft())
                .isPresent();
    }

    private static Response to(String slug, Post post) {
        return see("/problems/" + slug + "/discussion/" + post.page() + "#post-" + post.id());
    }

    private static Response see(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
