package dev.grundy.problem.reports;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
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

/** Where a problem's reader says what is wrong with it. */
@Path("/problems/{slug}/report")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class ReportPages {
    private final ProblemAccess access;
    private final CurrentAccount current;
    private final Complaints complaints;
    private final ComplaintConfig config;
    private final Flash flash;

    ReportPages(
            ProblemAccess access, CurrentAccount current, Complaints complaints, ComplaintConfig config, Flash flash) {
        this.access = access;
        this.current = current;
        this.complaints = complaints;
        this.config = config;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "problem/reports", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance report(Problem problem, ComplaintForm typed, FormErrors errors);
    }

    @GET
    public TemplateInstance form(@PathParam("slug") String slug) {
        return Templates.report(access.readableBySlug(slug), ComplaintForm.ofProblem("", ""), FormErrors.none());
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response report(
            @PathParam("slug") String slug,
            @FormParam("kind") @DefaultValue("") String kind,
            @FormParam("text") @DefaultValue("") String typed) {
        Problem problem = access.readableBySlug(slug);
        ComplaintForm form = ComplaintForm.ofProblem(kind, typed);
        FormErrors errors = form.faults();
        if (errors.isEmpty() && !complaints.report(complaint(problem, form))) {
            errors = errors.and("form", "report-too-many", config.mostPerDay());
        }
        if (!errors.isEmpty()) {
            return FormErrors.answer(Templates.report(problem, form, errors));
        }
        flash.success("report-made", problem.displayId);
        return Response.seeOther(URI.create(OwnReportPages.PATH)).build();
    }

    private NewComplaint complaint(Problem problem, ComplaintForm form) {
        return new NewComplaint(
                current.required().accountId(),
                problem.id(),
                Optional.empty(),
                form.about().orElseThrow(),
                form.text(),
                ReaderLanguage.now().code());
    }
}
