package dev.grundy.studio.edit;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.AuthorRepository;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.proof.Proofs;
import dev.grundy.studio.proof.ShownProofs;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.security.RolesAllowed;
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
import java.util.Optional;

/** Has a working copy proved as it is now, and shows the report; later changes are another proof's. */
@Path("/admin/studio/" + StudioDoor.ID)
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class ProvePages {
    private static final String LINE = "[1-9][0-9]{0,6}";
    private static final String PROOF = "/proofs/{proof: [1-9][0-9]{0,17}}";

    private final StudioDoor door;
    private final WorkingCopies copies;
    private final WorkingCopyRepository files;
    private final AuthorRepository proved;
    private final Proofs proofs;
    private final ShownProofs shown;
    private final Flash flash;

    ProvePages(
            StudioDoor door,
            WorkingCopies copies,
            WorkingCopyRepository files,
            AuthorRepository proved,
            Proofs proofs,
            ShownProofs shown,
            Flash flash) {
        this.door = door;
        this.copies = copies;
        this.files = files;
        this.proved = proved;
        this.proofs = proofs;
        this.shown = shown;
        this.flash = flash;
    }

    /** The same content is proved once: asked for again it leads to the proof that there is. */
    @POST
    @Path("/prove")
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
        proved.proved(copy.id(), ContentHash.of(archive));
        return to(copy, proofs.ask(archive, door.account(), called));
    }

    @GET
    @Path(PROOF)
    public TemplateInstance page(@PathParam("id") String id, @PathParam("proof") long proof) {
        return shown.page(proof, Optional.of(copy(id, proof).address()));
    }

    @GET
    @Path(PROOF + "/report")
    public Response report(@PathParam("id") String id, @PathParam("proof") long proof) {
        copy(id, proof);
        return shown.report(proof);
    }

    @GET
    @Path(PROOF + "/test")
    public TemplateInstance test(
            @PathParam("id") String id,
            @PathParam("proof") long proof,
            @QueryParam("name") @DefaultValue("") String test) {
        copy(id, proof);
        return shown.test(proof, test);
    }

    /** To the line in the editor; as it was proved where the copy has no such file any more. */
    @GET
    @Path(PROOF + "/file")
    public Response file(
            @PathParam("id") String id,
            @PathParam("proof") long proof,
            @QueryParam("path") @DefaultValue("") String path,
            @QueryParam("line") @DefaultValue("") String line) {
        WorkingCopy copy = copy(id, proof);
        return FilePath.parse(path)
                .filter(file -> line.matches(LINE))
                .filter(file -> files.file(copy.id(), file).isPresent())
                .map(file -> StudioDoor.to(EditPages.address(copy, file) + "&line=" + line))
                .orElseGet(() -> Response.ok(shown.file(proof, path, line)).build());
    }

    @GET
    @Path(PROOF + "/events")
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> events(@PathParam("id") String id, @PathParam("proof") long proof) {
        copy(id, proof);
        return shown.events(proof);
    }

    @POST
    @Path(PROOF + "/abort")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response abort(@PathParam("id") String id, @PathParam("proof") long proof) {
        WorkingCopy copy = copy(id, proof);
        shown.abort(proof);
        return to(copy, proof);
    }

    @POST
    @Path(PROOF + "/again")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response again(@PathParam("id") String id, @PathParam("proof") long proof) {
        return to(copy(id, proof), shown.again(proof));
    }

    private WorkingCopy copy(String id, long proof) {
        WorkingCopy copy = door.copy(id);
        door.checkProof(copy, proof);
        return copy;
    }

    private static Response to(WorkingCopy copy, long proof) {
        return StudioDoor.to(copy.address() + "/proofs/" + proof);
    }
}
