package dev.grundy.studio.publication;

import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Authors ask for the publication of a copy that a proof found green; admins publish it, or send it back. */
@Path("/admin/studio/" + StudioDoor.ID + "/request")
@Produces(MediaType.TEXT_HTML)
class RequestPages {
    private final StudioDoor door;
    private final WorkingCopies copies;
    private final GoingLive goingLive;
    private final PublicationRequests requests;
    private final PublishPages pages;
    private final Flash flash;

    RequestPages(
            StudioDoor door,
            WorkingCopies copies,
            GoingLive goingLive,
            PublicationRequests requests,
            PublishPages pages,
            Flash flash) {
        this.door = door;
        this.copies = copies;
        this.goingLive = goingLive;
        this.requests = requests;
        this.pages = pages;
        this.flash = flash;
    }

    /** @param revision that the button belonged to */
    @POST
    @RolesAllowed(Role.AUTHOR_CODE)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response ask(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            @FormParam("note") @DefaultValue("") String typed) {
        WorkingCopy copy = door.copy(id);
        String note = RequestText.of(typed);
        if (!RequestText.fits(note)) {
            return pages.again(
                    copy,
                    note,
                    FormErrors.none().and("note", "studio-request-long", RequestText.LONGEST, note.length()));
        }
        Snapshot snapshot = copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
        if (!revision.equals(String.valueOf(snapshot.revision()))) {
            flash.notice("studio-publish-changed");
        } else if (goingLive.readiness(snapshot, goingLive.candidate(snapshot)) instanceof Readiness.Ready) {
            boolean asked = requests.ask(new RequestRepository.New(
                    copy.id(),
                    door.account(),
                    snapshot.revision(),
                    note,
                    ReaderLanguage.now().code()));
            tell(asked, "studio-request-asked", "studio-request-open-already");
        }
        // Where it is not ready, the page says why.
        return back(copy);
    }

    /** Any of the authors may have asked. */
    @POST
    @Path("/withdraw")
    @RolesAllowed(Role.AUTHOR_CODE)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response withdraw(@PathParam("id") String id) {
        WorkingCopy copy = door.copy(id);
        tell(requests.withdraw(copy), "studio-request-withdrawn", "studio-request-over");
        return back(copy);
    }

    /**
     * @param request id of the one that the form belonged to
     * @param typed   the answer to the author
     */
    @POST
    @Path("/back")
    @RolesAllowed(Role.ADMIN_CODE)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response sendBack(
            @PathParam("id") String id,
            @FormParam("request") @DefaultValue("") String request,
            @FormParam("note") @DefaultValue("") String typed) {
        WorkingCopy copy = door.copy(id);
        String why = RequestText.of(typed);
        if (why.isEmpty() || !RequestText.fits(why)) {
            return pages.again(
                    copy, why, FormErrors.none().and("note", "studio-request-why", RequestText.LONGEST, why.length()));
        }
        boolean sent = request.matches("[1-9][0-9]{0,17}") && requests.sendBack(copy, Long.parseLong(request), why);
        tell(sent, "studio-request-sent-back", "studio-request-over");
        return back(copy);
    }

    private void tell(boolean done, String said, String otherwise) {
        if (done) {
            flash.success(said);
        } else {
            flash.notice(otherwise);
        }
    }

    private static Response back(WorkingCopy copy) {
        return StudioDoor.to(copy.address() + "/publish");
    }
}
