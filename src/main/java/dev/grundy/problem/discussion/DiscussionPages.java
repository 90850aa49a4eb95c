package dev.grundy.problem.discussion;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.discussion.PostRepository.Portion;
import dev.grundy.problem.discussion.Posts.Written;
import dev.grundy.problem.discussion.source.CheckedLine;
import dev.grundy.problem.discussion.source.ShownLine;
import dev.grundy.problem.discussion.source.SourceLines;
import dev.grundy.problem.discussion.source.TypedLine;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.enterprise.event.Event;
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
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Questions about a problem, and one of them with its answers. */
@Path("/problems/{slug}/discussion")
@Produces(MediaType.TEXT_HTML)
class DiscussionPages {
    private static final String ID = "{id: [1-9][0-9]{0,17}}";
    private static final int LISTED = PostList.LISTED;

    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final PostRepository repository;
    private final Posts posts;
    private final SourceLines lines;
    private final CurrentAccount current;
    private final Flash flash;
    private final Event<QuestionRead> read;

    DiscussionPages(
            ProblemAccess access,
            ProblemHeadings headings,
            PostRepository repository,
            Posts posts,
            SourceLines lines,
            CurrentAccount current,
            Flash flash,
            Event<QuestionRead> read) {
        this.access = access;
        this.headings = headings;
        this.repository = repository;
        this.posts = posts;
        this.lines = lines;
        this.current = current;
        this.flash = flash;
        this.read = read;
    }

    @CheckedTemplate(basePath = "problem/discussion", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance questions(
                ProblemHeading problem, PostList list, PostText typed, CheckedLine line, FormErrors errors);

        static native TemplateInstance question(
                ProblemHeading problem,
                ShownPost question,
                Optional<ShownLine> line,
                PostList list,
                boolean folded,
                PostText typed,
                FormErrors errors);
    }

    /** The form is about a line where the address names one; a wrong one is an error of the form. */
    @GET
    @PermitAll
    public Response list(
            @PathParam("slug") String slug,
            @QueryParam("submission") @DefaultValue("") String submission,
            @QueryParam("line") @DefaultValue("") String line,
            @QueryParam("sort") @Nullable String sort,
            @QueryParam("page") @Nullable String page) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return Response.seeOther(URI.create("/problems/" + slug)).build();
        }
        CheckedLine about = checked(problem, new TypedLine(submission, line, false));
        TemplateInstance questions =
                questions(problem, PostSort.ofCode(sort), PostList.number(page), PostText.NONE, about, about.errors());
        return about.errors().isEmpty() ? Response.ok(questions).build() : FormErrors.answer(questions);
    }

    @POST
    @Authenticated
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response ask(
            @PathParam("slug") String slug,
            @FormParam("title") @DefaultValue("") String title,
            @FormParam("text") @DefaultValue("") String text,
            @FormParam("submission") @DefaultValue("") String submission,
            @FormParam("line") @DefaultValue("") String line,
            @FormParam("without") @DefaultValue("") String without) {
        Problem problem = access.readableBySlug(slug);
        PostText typed = PostText.of(title, text);
        TypedLine about = new TypedLine(submission, line, without.equals("yes"));
        Written written = posts.ask(current.required(), problem.id(), typed, about);
        if (written.id().isEmpty()) {
            return FormErrors.answer(
                    questions(problem, PostSort.HELPFUL, 1, typed, checked(problem, about), written.errors()));
        }
        flash.success("discussion-asked");
        return Response.seeOther(URI.create(base(problem) + "/" + written.id().get()))
                .build();
    }

    @GET
    @PermitAll
    @Path(ID)
    public TemplateInstance one(
            @PathParam("slug") String slug,
            @PathParam("id") long id,
            @QueryParam("sort") @Nullable String sort,
            @QueryParam("page") @Nullable String page) {
        Problem problem = access.readableBySlug(slug);
        return question(problem, id, PostSort.ofCode(sort), PostList.number(page), PostText.NONE, FormErrors.none());
    }

    @POST
    @Authenticated
    @Path(ID)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response answer(
            @PathParam("slug") String slug,
            @PathParam("id") long id,
            @FormParam("text") @DefaultValue("") String text) {
        Problem problem = access.readableBySlug(slug);
        PostText typed = PostText.of("", text);
        Written written = posts.answer(current.required(), problem.id(), id, typed);
        if (written.id().isEmpty()) {
            return FormErrors.answer(refused(problem, id, typed, written.errors()));
        }
        flash.success("discussion-answered");
        return Response.seeOther(URI.create(base(problem) + "/" + id)).build();
    }

    /** The text that was not taken, in the form under its question. Where that was hidden or deleted meanwhile, it is in the form for a new one. */
    private TemplateInstance refused(Problem problem, long id, PostText typed, FormErrors errors) {
        Post question = repository
                .find(problem.id(), id)
                .filter(post -> post.question().isEmpty())
                .orElseThrow(NotFoundException::new);
        if (isShown(question, Reader.of(current.person(), false))) {
            return question(problem, id, PostSort.HELPFUL, 1, typed, errors);
        }
        FormErrors gone = FormErrors.none().and("form", "discussion-gone");
        return questions(problem, PostSort.HELPFUL, 1, typed, CheckedLine.NONE, gone);
    }

    /** Moderators find answers that they hid under a deleted question. */
    private static boolean isShown(Post question, Reader reader) {
        return reader.maySee(question) && (question.isLeft() || reader.moderator());
    }

    private CheckedLine checked(Problem problem, TypedLine typed) {
        return current.person()
                .map(person -> lines.check(person.accountId(), problem.id(), typed))
                .orElse(CheckedLine.NONE);
    }

    private TemplateInstance questions(
            Problem problem, PostSort sort, int page, PostText typed, CheckedLine line, FormErrors errors) {
        ProblemHeading heading = headings.ofPage(problem, false);
        Reader reader = reader(heading);
        List<Post> found = repository.questions(problem.id(), reader, sort, portion(page));
        List<ShownPost> shown = found.stream()
                .limit(LISTED)
                .map(post -> ShownPost.of(post, reader, post))
                .toList();
        PostList list = new PostList(shown, sort, page, found.size() > LISTED, base(problem));
        return Templates.questions(heading, list, typed, line, errors);
    }

    private TemplateInstance question(
            Problem problem, long id, PostSort sort, int page, PostText typed, FormErrors errors) {
        ProblemHeading heading = headings.ofPage(problem, false);
        Reader reader = reader(heading);
        Post question = repository
                .find(problem.id(), id)
                .filter(post -> post.question().isEmpty() && isShown(post, reader))
                .orElseThrow(NotFoundException::new);
        List<Post> found = repository.answers(id, reader, sort, portion(page));
        List<ShownPost> shown = found.stream()
                .limit(LISTED)
                .map(post -> ShownPost.of(post, reader, question))
                .toList();
        PostList list = new PostList(shown, sort, page, found.size() > LISTED, base(problem) + "/" + id);
        reader.account().ifPresent(account -> read.fire(new QuestionRead(account, id, list.latest(id))));
        Optional<ShownLine> line =
                question.about().map(about -> lines.shown(id, about, reader.wrote(question), reader.seesCode()));
        return Templates.question(
                heading, ShownPost.of(question, reader, question), line, list, !reader.seesCode(), typed, errors);
    }

    private Reader reader(ProblemHeading heading) {
        return Reader.of(current.person(), heading.status().isSolved());
    }

    private static String base(Problem problem) {
        return "/problems/" + problem.slug + "/discussion";
    }

    private static Portion portion(int page) {
        return new Portion((page - 1) * LISTED, LISTED + 1);
    }
}
