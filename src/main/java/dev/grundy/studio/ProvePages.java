package dev.grundy.studio;

import dev.grundy.account.Role;
import dev.grundy.proving.Proofs;
import dev.grundy.web.Flash;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Has a working copy proved as it is now; what is changed later is another proof's. */
@Path("/admin/studio/" + StudioDoor.ID + "/prove")
@RolesAllowed(Role.ADMIN_CODE)
class ProvePages {
    private final StudioDoor door;
    private final WorkingCopies copies;
    private final Proofs proofs;
    private final Flash flash;

    ProvePages(StudioDoor door, WorkingCopies copies, Proofs proofs, Flash flash) {
        this.door = door;
        this.copies = copies;
        this.proofs = proofs;
        this.flash = flash;
    }

    /** The same content is proved once: asked for again it leads to the proof that there is. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response prove(@PathParam("id") String id) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
        byte[] archive = snapshot.archive();
        if (archive.length > Proofs.LARGEST) {
            flash.notice("studio-prove-too-large", Proofs.LARGEST >> 20);
            return StudioDoor.to(copy.address());
        }
        String called = snapshot.name() + ", revision " + snapshot.revision();
        return StudioDoor.to("/admin/proofs/" + proofs.ask(archive, door.account(), called) + "?copy=" + copy.id());
    }
}
