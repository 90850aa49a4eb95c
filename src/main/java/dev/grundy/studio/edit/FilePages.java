package dev.grundy.studio.edit;

import dev.grundy.format.pack.Fault;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** The files of a working copy: listed, added, uploaded. */
@Path("/admin/studio/" + StudioDoor.ID + "/files")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class FilePages {
    private final StudioDoor door;
    private final WorkingCopies copies;
    private final WorkingCopyRepository repository;
    private final Pictures pictures;
    private final Flash flash;

    FilePages(StudioDoor door, WorkingCopies copies, WorkingCopyRepository repository, Pictures pictures, Flash flash) {
        this.door = door;
        this.copies = copies;
        this.repository = repository;
        this.pictures = pictures;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/edit", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance files(WorkingCopy copy, List<Folder> folders, Typed typed);
    }

    /** The forms as they were typed, and their errors. */
    record Typed(String path, String directory, FormErrors errors) {}

    @GET
    public TemplateInstance files(@PathParam("id") String id) {
        return page(door.copy(id), new Typed("", "", FormErrors.none()));
    }

    /** An empty file, to be written in the editor. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(@PathParam("id") String id, @FormParam("path") @DefaultValue("") String typed) {
        WorkingCopy copy = door.copy(id);
        return added(
                copy, typed.strip(), FileContent.text(""), new Typed(typed.strip(), "", FormErrors.none()), "path");
    }

    /** @param directory empty for the package's own */
    @POST
    @Path("/upload")
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response upload(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String directory,
            @RestForm @Nullable FileUpload file) {
        WorkingCopy copy = door.copy(id);
        Typed typed = new Typed("", directory.strip(), FormErrors.none());
        if (file == null || file.fileName().isEmpty()) {
            return refused(copy, typed, FormErrors.none().and("file", "studio-no-file"));
        }
        // Some browsers send the path that the file has there.
        String name = file.fileName()
                .substring(Math.max(
                                file.fileName().lastIndexOf('/'),
                                file.fileName().lastIndexOf('\\'))
                        + 1);
        String path = directory.isBlank() ? name : directory.strip().replaceAll("/+$", "") + "/" + name;
        return added(copy, path, FileContent.of(file), typed, "file");
    }

    private Response added(WorkingCopy copy, String typed, FileContent content, Typed form, String field) {
        Optional<FilePath> path = FilePath.parse(typed).filter(FilePath::isOfTheFormat);
        if (path.isEmpty()) {
            return refused(copy, form, FormErrors.none().and(field, "studio-path-form"));
        }
        Pictures.Taken taken = pictures.take(path.get(), content);
        if (taken.fault().isPresent()) {
            Fault fault = taken.fault().get();
            return refused(
                    copy, form, FormErrors.none().and(field, "studio-picture-refused", fault.found(), fault.cure()));
        }
        SaveResult outcome = copies.add(
                new CopyChange(copy.id(), door.account(), copy.revision()),
                path.get(),
                taken.content().orElseThrow());
        return switch (outcome) {
            case SaveResult.Done done -> {
                flash.success("studio-added");
                yield StudioDoor.to(EditPages.address(copy, path.get()));
            }
            case SaveResult.Refused refused ->
                refused(copy, form, FormErrors.none().and(field, Reasons.key(refused.reason())));
            case SaveResult.Overtaken overtaken ->
                refused(copy, form, FormErrors.none().and(field, "studio-taken"));
        };
    }

    private Response refused(WorkingCopy copy, Typed typed, FormErrors errors) {
        return FormErrors.answer(page(copy, new Typed(typed.path(), typed.directory(), errors)));
    }

    private TemplateInstance page(WorkingCopy copy, Typed typed) {
        return Templates.files(copy, Folder.of(repository.files(copy.id())), typed);
    }
}
