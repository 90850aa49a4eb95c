package dev.grundy.submission.rejudge;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.submission.rejudge.RejudgingForm.Asked;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** For admins: sets of submissions judged again in the shadow, their results, and whether those count. */
@Path("/admin/rejudgings")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class RejudgingPages {
    private static final int LISTED = 100;
    private static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final CurrentAccount current;
    private final Rejudgings rejudgings;
    private final RejudgingRepository sets;
    private final PublicationRepository publications;
    private final LiveRejudgings live;
    private final Flash flash;

    RejudgingPages(
            CurrentAccount current,
            Rejudgings rejudgings,
            RejudgingRepository sets,
            PublicationRepository publications,
            LiveRejudgings live,
            Flash flash) {
        this.current = current;
        this.rejudgings = rejudgings;
        this.sets = sets;
        this.publications = publications;
        this.live = live;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "submission/rejudge", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance sets(List<RejudgingSet> sets);

        static native TemplateInstance newSet(RejudgingForm form, List<Verdict> verdicts, int most, FormErrors errors);

        static native TemplateInstance set(RejudgingView view);

        static native TemplateInstance progress(RejudgingView view);
    }

    @GET
    public TemplateInstance list() {
        return Templates.sets(sets.list(LISTED));
    }

    /** @param problem slug of the problem that it is about, filled in */
    @GET
    @Path("/new")
    public TemplateInstance newSet(@QueryParam("problem") @DefaultValue("") String problem) {
        RejudgingForm form = new RejudgingForm();
        form.problem = problem;
        return form(form, FormErrors.none());
    }

    @POST
    @Path("/new")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response make(@BeanParam RejudgingForm form) {
        RejudgingForm.Read read = form.read(publications);
        if (read.asked().isEmpty()) {
            return refused(form, read.errors());
        }
        Asked asked = read.asked().get();
        Optional<Long> set = rejudgings.ask(
                form.called,
                asked.choice(),
                asked.version(),
                asked.problem().displayId(),
                current.required().accountId(),
                asked.runs());
        return set.map(RejudgingPages::to)
                .orElseGet(() -> refused(form, FormErrors.none().and("form", "rejudging-none-chosen")));
    }

    @GET
    @Path(ID)
    public TemplateInstance set(@PathParam("id") long id) {
        return Templates.set(view(id));
    }

    /** The state that the stream would send now, for a page that polls. */
    @GET
    @Path(ID + "/progress")
    public Response progress(@PathParam("id") long id) {
        return FollowedWork.now(view(id));
    }

    /** Rendered fragments as the set is judged, until its end. */
    @GET
    @Path(ID + "/events")
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> events(@PathParam("id") long id) {
        return live.follow(existing(id).id());
    }

    @POST
    @Path(ID + "/adopt")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response adopt(@PathParam("id") long id) {
        rejudgings
                .adopt(existing(id).id())
                .ifPresentOrElse(
                        counting -> flash.success("rejudging-adopted", counting),
                        () -> flash.notice("rejudging-not-adopted"));
        return to(id);
    }

    @POST
    @Path(ID + "/cancel")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response cancel(@PathParam("id") long id) {
        if (rejudgings.cancel(existing(id).id())) {
            flash.success("rejudging-cancelled");
        } else {
            flash.notice("rejudging-over");
        }
        return to(id);
    }

    private RejudgingSet existing(long id) {
        return sets.find(id).orElseThrow(NotFoundException::new);
    }

    private RejudgingView view(long id) {
        return new RejudgingView(existing(id), sets.items(id));
    }

    private static TemplateInstance form(RejudgingForm form, FormErrors errors) {
        return Templates.newSet(form, List.of(Verdict.values()), Rejudgings.MOST, errors);
    }

    private static Response refused(RejudgingForm form, FormErrors errors) {
        return FormErrors.answer(form(form, errors));
    }

    private static Response to(long set) {
        return Response.seeOther(URI.create("/admin/rejudgings/" + set)).build();
    }
}
