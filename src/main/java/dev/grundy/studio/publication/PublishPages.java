package dev.grundy.studio.publication;

import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.Publication;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.problem.catalogue.Publisher.Press;
import dev.grundy.problem.catalogue.Publishing;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;

/** The last tab of a working copy: the obstacles to publishing it, the button that does it, and the history of live versions. */
@Path("/admin/studio/" + StudioDoor.ID + "/publish")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class PublishPages {
    private static final int LISTED = 50;

    private final StudioDoor door;
    private final WorkingCopies copies;
    private final GoingLive goingLive;
    private final PublicationRepository publications;
    private final PublicationRequests requests;
    private final Flash flash;

    PublishPages(
            StudioDoor door,
            WorkingCopies copies,
            GoingLive goingLive,
            PublicationRepository publications,
            PublicationRequests requests,
            Flash flash) {
        this.door = door;
        this.copies = copies;
        this.goingLive = goingLive;
        this.publications = publications;
        this.requests = requests;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/publication", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance publish(WorkingCopy copy, PublishView view, RequestView request);
    }

    @GET
    public TemplateInstance page(@PathParam("id") String id) {
        return page(door.copy(id), "", FormErrors.none());
    }

    /** The page again, where the text of a request will not do. */
    Response again(WorkingCopy copy, String typed, FormErrors errors) {
        return FormErrors.answer(page(copy, typed, errors));
    }

    private TemplateInstance page(WorkingCopy copy, String typed, FormErrors errors) {
        Snapshot snapshot = snapshot(copy);
        Optional<ProspectiveProblem> candidate = goingLive.candidate(snapshot);
        Optional<LiveState> live = candidate.flatMap(known -> publications.state(known.key()));
        List<Publication> history =
                live.map(state -> publications.history(state.problem(), LISTED)).orElse(List.of());
        Readiness readiness = goingLive.readiness(snapshot, candidate);
        return Templates.publish(
                copy,
                new PublishView(readiness, live, history, snapshot.files().keySet()),
                new RequestView(requests.latest(copy), typed, errors));
    }

    /**
     * @param revision that the button belonged to
     * @param live     id of the version that was live then; 0 for none
     */
    @POST
    @RolesAllowed(Role.ADMIN_CODE)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response publish(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            @FormParam("live") @DefaultValue("") String live) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = snapshot(copy);
        if (!revision.equals(String.valueOf(snapshot.revision())) || !live.matches("[0-9]{1,18}")) {
            flash.notice("studio-publish-changed");
        } else if (goingLive.readiness(snapshot, goingLive.candidate(snapshot)) instanceof Readiness.Ready ready) {
            tell(goingLive.publish(snapshot, ready, Press.ofStudio(door.account(), Long.parseLong(live))));
        }
        // Where it is not ready, the page says why.
        return StudioDoor.to(copy.address() + "/publish");
    }

    /** Shows first whose verdicts would change: the accepted submissions are judged by this revision, and nothing counts. */
    @POST
    @Path("/try")
    @RolesAllowed(Role.ADMIN_CODE)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response tryOut(@PathParam("id") String id, @FormParam("revision") @DefaultValue("") String revision) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = snapshot(copy);
        if (!revision.equals(String.valueOf(snapshot.revision()))) {
            flash.notice("studio-publish-changed");
        } else if (goingLive.readiness(snapshot, goingLive.candidate(snapshot)) instanceof Readiness.Ready ready) {
            Optional<Long> set = goingLive.tryOut(snapshot, ready, door.account());
            if (set.isPresent()) {
                return StudioDoor.to("/admin/rejudgings/" + set.get());
            }
            flash.notice("studio-publish-try-none");
        }
        return StudioDoor.to(copy.address() + "/publish");
    }

    private void tell(Publishing came) {
        switch (came) {
            case Publishing.Done(LiveState now, var before) -> flash.success("studio-published", now.number());
            case Publishing.Same same -> flash.notice("studio-publish-same");
            case Publishing.Overtaken overtaken -> flash.notice("studio-publish-overtaken");
            case Publishing.NamesTaken taken -> flash.notice("studio-publish-names", taken.owner());
        }
    }

    private Snapshot snapshot(WorkingCopy copy) {
        return copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
    }
}
