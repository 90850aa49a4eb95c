package dev.grundy.problem.reports;

import dev.grundy.people.account.Role;
import dev.grundy.problem.discussion.source.ShownLine;
import dev.grundy.problem.discussion.source.SourceLines;
import dev.grundy.problem.reports.Complaints.Order;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
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

/** Where moderators and admins read what readers report, and answer. Both read reported posts without the tier of the problem. */
@Path("/admin/reports")
@RolesAllowed({Role.ADMIN_CODE, Role.MODERATOR_CODE})
@Produces(MediaType.TEXT_HTML)
class AdminReportPages {
    private static final int LISTED = 50;
    private static final String NUMBER = "[0-9]{1,18}";
    private static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final ComplaintRepository repository;
    private final Complaints complaints;
    private final SourceLines lines;
    private final Flash flash;

    AdminReportPages(ComplaintRepository repository, Complaints complaints, SourceLines lines, Flash flash) {
        this.repository = repository;
        this.complaints = complaints;
        this.lines = lines;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "problem/reports", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance reports(
                ComplaintFilter filter, List<Complaint> reports, @Nullable String first, @Nullable String next);

        static native TemplateInstance adminReport(
                Complaint report, Optional<ShownLine> line, String typed, int longest, FormErrors errors);
    }

    @GET
    public TemplateInstance list(
            @QueryParam("state") @DefaultValue("") String state,
            @QueryParam("kind") @DefaultValue("") String kind,
            @QueryParam("problem") @DefaultValue("") String problem,
            @QueryParam("before") @DefaultValue("") String before) {
        ComplaintFilter filter = ComplaintFilter.of(state, kind, problem);
        boolean later = before.matches(NUMBER);
        List<Complaint> found = filter.isOfNone()
                ? List.of()
                : repository.list(filter, later ? Long.parseLong(before) : Long.MAX_VALUE, LISTED + 1);
        boolean more = found.size() > LISTED;
        List<Complaint> shown = more ? found.subList(0, LISTED) : found;
        return Templates.reports(
                filter,
                shown,
                later ? filter.address() : null,
                more ? filter.address() + "&before=" + shown.getLast().id() : null);
    }

    @GET
    @Path(ID)
    public TemplateInstance report(@PathParam("id") long id) {
        Complaint report = existing(id);
        return page(report, report.answerText(), FormErrors.none());
    }

    /**
     * @param seen revision of the report that the form belonged to
     * @param then {@code close}: answers and closes; {@code silent}: closes and says nothing more; else answers
     */
    @POST
    @Path(ID)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response decide(
            @PathParam("id") long id,
            @FormParam("seen") @DefaultValue("") String seen,
            @FormParam("answer") @DefaultValue("") String typed,
            @FormParam("then") @DefaultValue("") String then) {
        Complaint report = existing(id);
        String answer = ComplaintText.of(typed);
        boolean silent = then.equals("silent");
        if (!silent && !ComplaintText.fits(answer)) {
            return refused(
                    report,
                    answer,
                    FormErrors.none().and("answer", "report-text-form", ComplaintText.LONGEST, answer.length()));
        }
        Order order = new Order(
                id,
                seen.matches("[0-9]{1,9}") ? Integer.parseInt(seen) : -1,
                silent ? Optional.empty() : Optional.of(answer),
                silent || then.equals("close"));
        return switch (complaints.decide(order)) {
            case DONE -> {
                flash.success("reports-done");
                yield Response.seeOther(URI.create(report.address())).build();
            }
            case OVERTAKEN -> refused(existing(id), answer, FormErrors.none().and("form", "reports-overtaken"));
            case GONE -> throw new NotFoundException();
        };
    }

    private Complaint existing(long id) {
        return repository.find(id).orElseThrow(NotFoundException::new);
    }

    private TemplateInstance page(Complaint report, String typed, FormErrors errors) {
        return Templates.adminReport(report, line(report), typed, ComplaintText.LONGEST, errors);
    }

    /** With its code: who reads reports reads that too. */
    private Optional<ShownLine> line(Complaint report) {
        return report.post().flatMap(post -> post.about().map(about -> lines.shown(post.id(), about, false, true)));
    }

    private Response refused(Complaint report, String typed, FormErrors errors) {
        return FormErrors.answer(page(report, typed, errors));
    }
}
