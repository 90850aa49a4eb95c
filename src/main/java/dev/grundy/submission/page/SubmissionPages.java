package dev.grundy.submission.page;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Role;
import dev.grundy.submission.finding.SolveAgainView;
import dev.grundy.submission.verdict.Rejudging;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionFilter;
import dev.grundy.submission.verdict.SubmissionId;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A person's submissions, and each with its verdict as it arrives. */
@Path("/submissions")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class SubmissionPages {
    private static final int PER_PAGE = 50;

    private final CurrentAccount current;
    private final SubmissionAccess access;
    private final SubmissionRepository submissions;
    private final LiveVerdicts live;
    private final Languages languages;
    private final StatusViews views;
    private final Rejudging rejudging;
    private final Flash flash;

    SubmissionPages(
            CurrentAccount current,
            SubmissionAccess access,
            SubmissionRepository submissions,
            LiveVerdicts live,
            Languages languages,
            StatusViews views,
            Rejudging rejudging,
            Flash flash) {
        this.current = current;
        this.access = access;
        this.submissions = submissions;
        this.live = live;
        this.languages = languages;
        this.views = views;
        this.rejudging = rejudging;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "submission/page", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance submissions(
                List<SubmissionSummary> lines,
                SubmissionFilter filter,
                List<Verdict> verdicts,
                @Nullable String first,
                @Nullable String next);

        static native TemplateInstance submission(
                StatusView view, Optional<Language> language, Optional<SolveAgainView> again, boolean shared);

        static native TemplateInstance panel(StatusView view);
    }

    /** Keyset pages: those before an id, latest first; parameters that make no sense are left out of account. */
    @GET
    public TemplateInstance list(@Context UriInfo asked) {
        SubmissionFilter filter = SubmissionFilter.of(asked.getQueryParameters());
        Optional<Long> start = Optional.ofNullable(asked.getQueryParameters().getFirst("before"))
                .flatMap(SubmissionId::parse);
        Person person = current.required();
        List<SubmissionSummary> lines = submissions.page(
                person.accountId(), filter, person.zoneOrUtc(), start.orElse(Long.MAX_VALUE), PER_PAGE + 1);
        boolean more = lines.size() > PER_PAGE;
        List<SubmissionSummary> shown = more ? lines.subList(0, PER_PAGE) : lines;
        return Templates.submissions(
                shown,
                filter,
                List.of(Verdict.values()),
                start.isPresent() ? filter.address() : null,
                more ? filter.before(shown.getLast().id()) : null);
    }

    @GET
    @Path("/{id}")
    public TemplateInstance submission(@PathParam("id") String id) {
        SubmissionDetail detail = access.readable(id);
        boolean shared = access.isOnlyRead(detail.summary());
        StatusViews.Page page = shared
                ? views.shared(detail)
                : views.page(detail, current.required().isAdmin());
        return Templates.submission(
                page.status(), languages.find(detail.summary().language()), page.again(), shared);
    }

    /** The parts that tell of the verdict, to stand below the editor on the problem's page. */
    @GET
    @Path("/{id}/panel")
    public TemplateInstance panel(@PathParam("id") String id) {
        return Templates.panel(view(access.detail(id)));
    }

    /** The state that the stream would send now of one part, for a page that polls. */
    @GET
    @Path("/{id}/{part}")
    public Response part(@PathParam("id") String id, @PathParam("part") String part) {
        return FollowedWork.now(live.now(access.detail(id), part, current.required()));
    }

    /** Rendered fragments of the parts that the page names, until nothing more will come of them. */
    @GET
    @Path("/{id}/events")
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id,
            @QueryParam("part") List<String> parts,
            @HeaderParam(HttpHeaders.LAST_EVENT_ID_HEADER) @Nullable String lastSeen) {
        long submission = access.summary(id).id();
        return live.follow(submission, parts, current.required(), Optional.ofNullable(lastSeen));
    }

    /** Once more, for its owner, when the fault was ours. */
    @POST
    @Path("/{id}/retry")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response retry(@PathParam("id") String id) {
        SubmissionSummary summary = access.summary(id);
        return again(summary.id(), rejudging.retry(summary));
    }

    /** Once more, with the package as it is now. */
    @POST
    @Path("/{id}/rejudge")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @RolesAllowed(Role.ADMIN_CODE)
    public Response rejudge(@PathParam("id") String id) {
        long submission = access.summary(id).id();
        return again(submission, rejudging.decide(submission));
    }

    private Response again(long submission, Optional<Long> judging) {
        if (judging.isPresent()) {
            flash.success("submission-judged-again");
        } else {
            flash.notice("submission-not-judged-again");
        }
        return Response.seeOther(URI.create("/submissions/" + submission)).build();
    }

    private StatusView view(SubmissionDetail detail) {
        return views.page(detail, current.required().isAdmin()).status();
    }
}
