package dev.grundy.problem.reports;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.discussion.Post;
import dev.grundy.problem.discussion.PostAccess;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;

/** Where a reader says what is wrong with the post of another; there is none for a post that they may not read. */
@Path("/problems/{slug}/posts/{id: [1-9][0-9]{0,17}}/report")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class PostReportPages {
    private final ProblemAccess access;
    private final PostAccess posts;
    private final CurrentAccount current;
    private final Complaints complaints;
    private final ComplaintConfig config;
    private final Flash flash;

    PostReportPages(
            ProblemAccess access,
            PostAccess posts,
            CurrentAccount current,
            Complaints complaints,
            ComplaintConfig config,
            Flash flash) {
        this.access = access;
        this.posts = posts;
        this.current = current;
        this.complaints = complaints;
        this.config = config;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "problem/reports", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance postReport(Problem problem, Post post, ComplaintForm typed, FormErrors errors);
    }

    @GET
    public TemplateInstance form(@PathParam("slug") String slug, @PathParam("id") long id) {
        Problem problem = access.readableBySlug(slug);
        return Templates.postReport(
                problem, posts.ofAnother(problem, id), ComplaintForm.ofPost("", ""), FormErrors.none());
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response report(
            @PathParam("slug") String slug,
            @PathParam("id") long id,
            @FormParam("kind") @DefaultValue("") String kind,
            @FormParam("text") @DefaultValue("") String typed) {
        Problem problem = access.readableBySlug(slug);
        Post post = posts.ofAnother(problem, id);
        ComplaintForm form = ComplaintForm.ofPost(kind, typed);
        FormErrors errors = form.faults();
        if (errors.isEmpty() && !complaints.report(complaint(problem, post, form))) {
            errors = errors.and("form", "report-too-many", config.mostPerDay());
        }
        if (!errors.isEmpty()) {
            return FormErrors.answer(Templates.postReport(problem, post, form, errors));
        }
        flash.success("report-made", problem.displayId);
        return Response.seeOther(URI.create(OwnReportPages.PATH)).build();
    }

    private NewComplaint complaint(Problem problem, Post post, ComplaintForm form) {
        return new NewComplaint(
                current.required().accountId(),
                problem.id(),
                Optional.of(post.id()),
                form.about().orElseThrow(),
                form.text(),
                ReaderLanguage.now().code());
    }
}
