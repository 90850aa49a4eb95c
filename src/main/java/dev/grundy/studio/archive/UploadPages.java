package dev.grundy.studio.archive;

import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.upload.Upload;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.studio.upload.Uploads;
import dev.grundy.studio.upload.Uploads.Received;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
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
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.List;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** Uploads: packages come in as zips, and a page shows the report of a node on each. */
@Path(UploadPages.PATH)
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class UploadPages {
    static final String PATH = "/admin/studio/uploads";

    private static final int LISTED = 100;

    private final StudioDoor door;
    private final Uploads uploads;
    private final UploadRepository repository;
    private final UploadViews views;
    private final LiveUploads live;

    UploadPages(StudioDoor door, Uploads uploads, UploadRepository repository, UploadViews views, LiveUploads live) {
        this.door = door;
        this.uploads = uploads;
        this.repository = repository;
        this.views = views;
        this.live = live;
    }

    @CheckedTemplate(basePath = "studio/archive", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance uploads(List<Upload> uploads, long largest, FormErrors errors);

        static native TemplateInstance upload(UploadView view);

        static native TemplateInstance uploadReport(UploadView view);
    }

    @GET
    public TemplateInstance list() {
        return page(FormErrors.none());
    }

    /** Takes a zip in; it is read later, by a node. */
    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response receive(@RestForm @Nullable FileUpload zip) {
        if (zip == null || zip.fileName().isEmpty() || zip.size() == 0) {
            return refused(FormErrors.none().and("zip", "upload-no-file"));
        }
        Received received = uploads.receive(zip.uploadedFile(), zip.fileName(), sender());
        return switch (received) {
            case Uploads.Queued(long id) -> StudioDoor.to(PATH + "/" + id);
            case Uploads.Refused refused ->
                refused(
                        switch (refused) {
                            case NO_ZIP -> FormErrors.none().and("zip", "upload-no-zip");
                            case TOO_MANY -> FormErrors.none().and("zip", "upload-too-many");
                            case TOO_LARGE ->
                                FormErrors.none()
                                        .and(
                                                "zip",
                                                "upload-too-large",
                                                uploads.largest().mebibytes());
                        });
        };
    }

    @GET
    @Path(StudioDoor.ID)
    public TemplateInstance upload(@PathParam("id") long id) {
        return Templates.upload(view(id));
    }

    /** The state that the stream would send now, for a page that polls. */
    @GET
    @Path(StudioDoor.ID + "/report")
    public Response report(@PathParam("id") long id) {
        return FollowedWork.now(view(id));
    }

    /** Rendered fragments as the reading goes on, until its end. */
    @GET
    @Path(StudioDoor.ID + "/events")
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> events(@PathParam("id") long id) {
        return live.follow(view(id).upload().id());
    }

    private UploadView view(long id) {
        door.checkUpload(id);
        return views.byId(id).orElseThrow(NotFoundException::new);
    }

    private Uploads.Sender sender() {
        return new Uploads.Sender(door.account(), door.isAdmin());
    }

    private Response refused(FormErrors errors) {
        return FormErrors.answer(page(errors));
    }

    private TemplateInstance page(FormErrors errors) {
        return Templates.uploads(
                repository.list(door.whose(), LISTED), uploads.largest().mebibytes(), errors);
    }
}
