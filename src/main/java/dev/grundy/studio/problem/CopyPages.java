package dev.grundy.studio.problem;

import dev.grundy.format.image.ImageCheck;
import dev.grundy.format.image.ImageType;
import dev.grundy.format.pack.Fault;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.Author;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.GeneralField;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.edit.Inspection;
import dev.grundy.studio.edit.Mark;
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
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A working copy: its name and authors, its faults, and all of it as a zip. */
@Path("/admin/studio/" + StudioDoor.ID)
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class CopyPages {
    /** An image opened by itself can run nothing and fetch nothing, in spite of all that its author wrote into it. */
    private static final String ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    private final StudioDoor door;
    private final WorkingCopies copies;
    private final WorkingCopyRepository files;
    private final GeneralForm form;
    private final Inspection inspection;
    private final Authors authors;
    private final Flash flash;

    CopyPages(
            StudioDoor door,
            WorkingCopies copies,
            WorkingCopyRepository files,
            GeneralForm form,
            Inspection inspection,
            Authors authors,
            Flash flash) {
        this.door = door;
        this.copies = copies;
        this.files = files;
        this.form = form;
        this.inspection = inspection;
        this.authors = authors;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/problem", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance general(
                WorkingCopy copy, Map<GeneralField, String> values, Found found, Team team, FormErrors errors);

        static native TemplateInstance delete(WorkingCopy copy, FormErrors errors);
    }

    /**
     * The faults of a copy, and the places still to be written in it.
     *
     * @param paths of the files that can be led to
     */
    record Found(List<Fault> faults, List<Mark> marks, Set<String> paths) {}

    /**
     * The authors of the copy.
     *
     * @param typed in the form that adds somebody
     */
    record Team(List<Author> authors, String typed) {}

    @GET
    public TemplateInstance general(@PathParam("id") String id) {
        WorkingCopy copy = door.copy(id);
        return Templates.general(copy, form.values(copy), found(copy), team(copy, ""), FormErrors.none());
    }

    /** Writes the fields that were changed since the form was filled in. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response save(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            MultivaluedMap<String, String> typed) {
        WorkingCopy copy = door.copy(id);
        GeneralForm.Answer answer = form.save(copy, door.change(copy, revision), typed);
        if (answer.errors().isEmpty()) {
            flash.success("studio-saved");
            return StudioDoor.to(copy.address());
        }
        WorkingCopy now = door.copy(id);
        return FormErrors.answer(Templates.general(now, answer.values(), found(now), team(now, ""), answer.errors()));
    }

    /** The first tab again, where nobody could be added as an author. */
    Response again(WorkingCopy copy, String typed, FormErrors errors) {
        return FormErrors.answer(Templates.general(copy, form.values(copy), found(copy), team(copy, typed), errors));
    }

    private Team team(WorkingCopy copy, String typed) {
        return new Team(authors.of(copy), typed);
    }

    private Found found(WorkingCopy copy) {
        Set<String> paths =
                files.files(copy.id()).stream().map(file -> file.path().value()).collect(Collectors.toSet());
        Inspection.Seen seen = inspection.seen(copy);
        return new Found(seen.faults(), seen.marks(), paths);
    }

    @GET
    @Path("/archive.zip")
    @Produces("application/zip")
    public Response archive(@PathParam("id") String id) {
        Snapshot snapshot = copies.snapshot(door.copy(id).id()).orElseThrow(NotFoundException::new);
        return Response.ok(snapshot.archive(), "application/zip")
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + snapshot.name() + ".zip\"")
                .header(HttpHeaders.CACHE_CONTROL, "private, no-store")
                .build();
    }

    /** An image that lies beside a text, for its preview; 404 while it has faults, which are listed. */
    @GET
    @Path("/beside/{directory: statement|problem_statement|solution}/{image: .+}")
    @Produces(MediaType.WILDCARD)
    public Response image(
            @PathParam("id") String id, @PathParam("directory") String directory, @PathParam("image") String image) {
        WorkingCopy copy = door.copy(id);
        ImageType type = ImageType.ofFile(image).orElseThrow(NotFoundException::new);
        FileContent content = files.content(copy.id(), StudioDoor.path(directory + "/" + image))
                .filter(found -> ImageCheck.isFine(image, found.bytes()))
                .orElseThrow(NotFoundException::new);
        return Response.ok(content.bytes(), type.mediaType())
                .header(HttpHeaders.CACHE_CONTROL, "private, no-cache")
                .header("Content-Security-Policy", ALONE)
                .build();
    }

    @GET
    @Path("/delete")
    public TemplateInstance delete(@PathParam("id") String id) {
        return Templates.delete(door.copy(id), FormErrors.none());
    }

    /** @param name of the copy, typed by the person who deletes it */
    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") String id, @FormParam("name") @DefaultValue("") String name) {
        WorkingCopy copy = door.copy(id);
        if (!copies.delete(copy.id(), name.strip())) {
            return FormErrors.answer(
                    Templates.delete(copy, FormErrors.none().and("name", "studio-delete-name-form", copy.name())));
        }
        flash.success("studio-deleted", copy.name());
        return StudioDoor.to("/admin/studio");
    }
}
