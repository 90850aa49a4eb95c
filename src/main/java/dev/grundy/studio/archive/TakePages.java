package dev.grundy.studio.archive;

import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.Comparison;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopies.Created;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.upload.Upload;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.studio.upload.UploadRepository;
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
import java.util.List;

/** Makes working copies of uploads: a new one, or a new revision of one that is there. */
@Path(UploadPages.PATH + "/" + StudioDoor.ID)
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class TakePages {
    private static final String ALONE = "alone";

    private final StudioDoor door;
    private final UploadRepository uploads;
    private final WorkingCopies copies;
    private final WorkingCopyRepository list;
    private final Taking taking;
    private final StudioConfig config;
    private final Flash flash;

    TakePages(
            StudioDoor door,
            UploadRepository uploads,
            WorkingCopies copies,
            WorkingCopyRepository list,
            Taking taking,
            StudioConfig config,
            Flash flash) {
        this.door = door;
        this.uploads = uploads;
        this.copies = copies;
        this.list = list;
        this.taking = taking;
        this.config = config;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/archive", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance take(Upload upload, String name, List<WorkingCopy> copies, FormErrors errors);

        static native TemplateInstance compare(
                Upload upload, WorkingCopy copy, Comparison comparison, FormErrors errors);
    }

    @GET
    @Path("/take")
    public TemplateInstance take(@PathParam("id") long id) {
        Upload upload = upload(id);
        FormErrors errors = taking.obstacle(upload)
                .map(reason -> FormErrors.none().and("form", Reasons.key(reason)))
                .orElseGet(FormErrors::none);
        return page(upload, upload.report().map(UploadReport::name).orElse(""), errors);
    }

    /** A new working copy. */
    @POST
    @Path("/take")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response take(@PathParam("id") long id, @FormParam("name") @DefaultValue("") String typed) {
        Upload upload = upload(id);
        String name = typed.strip();
        FormErrors errors = FormErrors.none();
        if (WorkingCopy.isName(name)) {
            Created created = taking.create(upload, name, door.writer());
            if (created.id().isPresent()) {
                flash.success("upload-taken");
                return StudioDoor.to("/admin/studio/" + created.id().get());
            }
            errors = errors.and("name", Reasons.key(created.refused().orElseThrow()));
        } else {
            errors = errors.and("name", "upload-name-form");
        }
        return FormErrors.answer(page(upload, name, errors));
    }

    /** How the upload differs from a copy, before one chooses. */
    @GET
    @Path("/compare")
    public TemplateInstance compare(@PathParam("id") long id, @QueryParam("copy") @DefaultValue("") String copy) {
        return comparison(upload(id), copy(copy), FormErrors.none());
    }

    /**
     * A new revision of a copy.
     *
     * @param others the fate of files that the copy alone has: {@code alone} removes them
     */
    @POST
    @Path("/compare")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response replace(
            @PathParam("id") long id,
            @FormParam("copy") @DefaultValue("") String typed,
            @FormParam("revision") @DefaultValue("") String revision,
            @FormParam("others") @DefaultValue("") String others) {
        Upload upload = upload(id);
        WorkingCopy copy = copy(typed);
        SaveResult outcome = taking.replace(upload, door.change(copy, revision), others.equals(ALONE));
        return switch (outcome) {
            case SaveResult.Done done -> {
                flash.success("upload-taken");
                yield StudioDoor.to(copy.address());
            }
            case SaveResult.Refused refused ->
                FormErrors.answer(
                        comparison(upload, copy(typed), FormErrors.none().and("form", Reasons.key(refused.reason()))));
            case SaveResult.Overtaken overtaken ->
                Response.status(Response.Status.CONFLICT)
                        .entity(comparison(
                                upload, copy(typed), FormErrors.none().and("form", "upload-overtaken")))
                        .build();
        };
    }

    private Upload upload(long id) {
        door.checkUpload(id);
        return uploads.byId(id)
                .filter(upload -> upload.isOver() && upload.kept().files() > 0)
                .orElseThrow(NotFoundException::new);
    }

    private WorkingCopy copy(String id) {
        if (!id.matches("[1-9][0-9]{0,17}")) {
            throw new NotFoundException();
        }
        return door.copy(id);
    }

    private TemplateInstance page(Upload upload, String name, FormErrors errors) {
        return Templates.take(upload, name, list.list(door.whose(), config.mostCopies()), errors);
    }

    private TemplateInstance comparison(Upload upload, WorkingCopy copy, FormErrors errors) {
        if (taking.obstacle(upload).isPresent()) {
            throw new NotFoundException();
        }
        Snapshot snapshot = copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
        // The files compared are those of the revision that the form names.
        WorkingCopy seen = new WorkingCopy(
                copy.id(),
                copy.name(),
                snapshot.revision(),
                copy.changedAt(),
                copy.changedBy(),
                copy.files(),
                copy.size());
        return Templates.compare(upload, seen, taking.compare(upload, snapshot), errors);
    }
}
