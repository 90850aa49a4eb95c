package dev.grundy.problem.reports;

import dev.grundy.people.account.CurrentAccount;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** A person's own reports, and the answers to them. */
@Path(OwnReportPages.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class OwnReportPages {
    static final String PATH = "/account/reports";

    private static final int LISTED = 100;

    private final CurrentAccount current;
    private final ComplaintRepository complaints;

    OwnReportPages(CurrentAccount current, ComplaintRepository complaints) {
        this.current = current;
        this.complaints = complaints;
    }

    @CheckedTemplate(basePath = "problem/reports", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance ownReports(List<Complaint> reports);
    }

    @GET
    public TemplateInstance list() {
        return Templates.ownReports(complaints.ofAccount(current.required().accountId(), LISTED));
    }
}
