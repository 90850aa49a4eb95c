package dev.grundy.studio.version;

import dev.grundy.base.kernel.Slug;
import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.KeptVersion;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.intake.LiveCopies;
import dev.grundy.studio.intake.LiveCopies.Opened;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** For admins: the way from a problem that is served to its working copy, and how the two differ. */
@Path("/admin/problems/{slug}/copies")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class LiveCopyPages {
    private final StudioDoor door;
    private final PublicationRepository publications;
    private final LiveCopies live;
    private final WorkingCopies copies;
    private final Unpacked unpacked;
    private final Flash flash;

    LiveCopyPages(
            StudioDoor door,
            PublicationRepository publications,
            LiveCopies live,
            WorkingCopies copies,
            Unpacked unpacked,
            Flash flash) {
        this.door = door;
        this.publications = publications;
        this.live = live;
        this.copies = copies;
        this.unpacked = unpacked;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/version", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance copyComparison(LiveState problem, WorkingCopy copy, VersionChanges changes);
    }

    /** Leads to the problem's working copy, which is made of the live version where there is none. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response edit(@PathParam("slug") String slug) {
        LiveState problem = problem(slug);
        return switch (live.open(problem, door.writer())) {
            case Opened.Made(long copy) -> {
                flash.success("live-copy-made", problem.number());
                yield StudioDoor.to("/admin/studio/" + copy);
            }
            case Opened.There(long copy) -> {
                flash.notice("live-copy-there", problem.displayId());
                yield StudioDoor.to("/admin/studio/" + copy);
            }
            case Opened.Refused(String reason) -> {
                flash.notice(reason);
                yield StudioDoor.to("/admin/problems/" + problem.slug() + "/versions");
            }
        };
    }

    /** The live version on the left. */
    @GET
    @Path("/" + StudioDoor.ID)
    public TemplateInstance changes(@PathParam("slug") String slug, @PathParam("id") String id) {
        LiveState problem = problem(slug);
        WorkingCopy copy = door.copy(id);
        KeptVersion version =
                publications.version(problem.problem(), problem.number()).orElseThrow(NotFoundException::new);
        Snapshot snapshot = copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
        VersionChanges changes = unpacked.beside(version, snapshot, VersionChanges::between);
        return Templates.copyComparison(problem, copy, changes);
    }

    private LiveState problem(String slug) {
        return Slug.parse(slug).flatMap(publications::stateOf).orElseThrow(NotFoundException::new);
    }
}
