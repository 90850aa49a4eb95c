package dev.grundy.studio.edit;

import dev.grundy.base.kernel.PercentEncoding;
import dev.grundy.format.pack.Fault;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.copy.WorkingFile;
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
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** One file of a working copy: written, replaced, renamed, deleted, downloaded. */
@Path("/admin/studio/" + StudioDoor.ID + "/file")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class EditPages {
    private static final String YES = "yes";

    private final StudioDoor door;
    private final WorkingCopies copies;
    private final WorkingCopyRepository repository;
    private final Saving saving;
    private final Pictures pictures;
    private final Inspection inspection;
    private final Flash flash;

    EditPages(
            StudioDoor door,
            WorkingCopies copies,
            WorkingCopyRepository repository,
            Saving saving,
            Pictures pictures,
            Inspection inspection,
            Flash flash) {
        this.door = door;
        this.copies = copies;
        this.repository = repository;
        this.saving = saving;
        this.pictures = pictures;
        this.inspection = inspection;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/edit", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance file(
                WorkingCopy copy, WorkingFile file, Optional<String> text, FileFindings beside, Typed typed);
    }

    /** The small forms as they were typed, and their errors. */
    record Typed(String target, FormErrors errors) {}

    static String address(WorkingCopy copy, FilePath path) {
        return copy.address() + "/file?path=" + URLEncoder.encode(path.value(), StandardCharsets.UTF_8);
    }

    @GET
    public TemplateInstance file(@PathParam("id") String id, @QueryParam("path") @DefaultValue("") String path) {
        WorkingCopy copy = door.copy(id);
        return page(copy, StudioDoor.path(path), new Typed(path, FormErrors.none()));
    }

    /** @param revision that the text was made from */
    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response write(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String path,
            @RestForm @DefaultValue("") String revision,
            @RestForm @DefaultValue("") String executable,
            @RestForm @DefaultValue("") String text) {
        WorkingCopy copy = door.copy(id);
        FilePath file = StudioDoor.path(path);
        boolean runs = executable.equals(YES);
        return saving.save(copy, new Saving.Sent(file, door.change(copy, revision), text, runs), address(copy, file));
    }

    /** Another content from a file, of any kind. */
    @POST
    @Path("/replace")
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response replace(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String path,
            @RestForm @DefaultValue("") String revision,
            @RestForm @Nullable FileUpload file) {
        WorkingCopy copy = door.copy(id);
        FilePath target = StudioDoor.path(path);
        if (file == null || file.fileName().isEmpty()) {
            return refused(copy, target, new Typed(path, FormErrors.none().and("file", "studio-no-file")));
        }
        WorkingFile known = repository.file(copy.id(), target).orElseThrow(NotFoundException::new);
        FileContent content = new FileContent(FileContent.of(file).bytes(), known.executable());
        Pictures.Taken taken = pictures.take(target, content);
        if (taken.fault().isPresent()) {
            Fault fault = taken.fault().get();
            FormErrors errors = FormErrors.none().and("file", "studio-picture-refused", fault.found(), fault.cure());
            return refused(copy, target, new Typed(path, errors));
        }
        SaveResult outcome = copies.write(
                door.change(copy, revision), target, taken.content().orElseThrow());
        return answer(copy, target, outcome, new Answer("file", address(copy, target), "studio-saved", path));
    }

    @POST
    @Path("/rename")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response rename(
            @PathParam("id") String id,
            @FormParam("path") @DefaultValue("") String path,
            @FormParam("target") @DefaultValue("") String typed) {
        WorkingCopy copy = door.copy(id);
        FilePath file = StudioDoor.path(path);
        Optional<FilePath> target = FilePath.parse(typed.strip()).filter(FilePath::isOfTheFormat);
        if (target.isEmpty()) {
            return refused(copy, file, new Typed(typed, FormErrors.none().and("target", "studio-path-form")));
        }
        if (!Pictures.mayMove(file, target.get())) {
            return refused(copy, file, new Typed(typed, FormErrors.none().and("target", "studio-picture-rename")));
        }
        SaveResult outcome =
                copies.move(new CopyChange(copy.id(), door.account(), copy.revision()), file, target.get());
        return answer(copy, file, outcome, new Answer("target", address(copy, target.get()), "studio-renamed", typed));
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(
            @PathParam("id") String id,
            @FormParam("path") @DefaultValue("") String path,
            @FormParam("revision") @DefaultValue("") String revision) {
        WorkingCopy copy = door.copy(id);
        FilePath file = StudioDoor.path(path);
        SaveResult outcome = copies.remove(door.change(copy, revision), file);
        return answer(
                copy, file, outcome, new Answer("delete", copy.address() + "/files", "studio-file-deleted", path));
    }

    /** Never shown by a browser: with any content, it is only ever saved. */
    @GET
    @Path("/raw")
    @Produces(MediaType.APPLICATION_OCTET_STREAM)
    public Response raw(@PathParam("id") String id, @QueryParam("path") @DefaultValue("") String path) {
        FilePath file = StudioDoor.path(path);
        FileContent content = repository.content(door.copy(id).id(), file).orElseThrow(NotFoundException::new);
        String name = PercentEncoding.encode(file.name());
        return Response.ok(content.bytes(), MediaType.APPLICATION_OCTET_STREAM)
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename*=UTF-8''" + name)
                .header(HttpHeaders.CACHE_CONTROL, "private, no-store")
                .build();
    }

    /**
     * The answer to an outcome.
     *
     * @param field of the form that is wrong, if something is
     * @param then where to go if nothing is
     * @param target the text in the field for the new name
     */
    private record Answer(String field, String then, String said, String target) {}

    private Response answer(WorkingCopy copy, FilePath path, SaveResult outcome, Answer answer) {
        return switch (outcome) {
            case SaveResult.Done done -> {
                flash.success(answer.said());
                yield StudioDoor.to(answer.then());
            }
            case SaveResult.Overtaken overtaken ->
                refused(
                        copy,
                        path,
                        new Typed(answer.target(), FormErrors.none().and(answer.field(), "studio-file-overtaken")));
            case SaveResult.Refused refused ->
                refused(
                        copy,
                        path,
                        new Typed(
                                answer.target(), FormErrors.none().and(answer.field(), Reasons.key(refused.reason()))));
        };
    }

    private Response refused(WorkingCopy copy, FilePath path, Typed typed) {
        return FormErrors.answer(page(door.copy(String.valueOf(copy.id())), path, typed));
    }

    private TemplateInstance page(WorkingCopy copy, FilePath path, Typed typed) {
        WorkingFile file = repository.file(copy.id(), path).orElseThrow(NotFoundException::new);
        Optional<String> text = repository.content(copy.id(), path).flatMap(content -> FileText.of(content.bytes()));
        return Templates.file(copy, file, text, FileFindings.of(inspection.seen(copy), path), typed);
    }
}
