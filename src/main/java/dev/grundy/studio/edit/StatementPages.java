package dev.grundy.studio.edit;

import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.edit.Inspection.Preview;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jspecify.annotations.Nullable;

/** The texts of a working copy, statements and editorials, each beside the page that it makes. */
@Path("/admin/studio/" + StudioDoor.ID + "/statement")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class StatementPages {
    private static final String FRAGMENT = "X-Fragment";

    private final StudioDoor door;
    private final WorkingCopies copies;
    private final Inspection inspection;
    private final Saving saving;

    StatementPages(StudioDoor door, WorkingCopies copies, Inspection inspection, Saving saving) {
        this.door = door;
        this.copies = copies;
        this.inspection = inspection;
        this.saving = saving;
    }

    @CheckedTemplate(basePath = "studio/edit", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance statement(
                WorkingCopy copy, List<FilePath> texts, Optional<Shown> shown, FileFindings beside);

        static native TemplateInstance preview(Preview preview);
    }

    /**
     * One text.
     *
     * @param revision that it was made from
     */
    record Shown(FilePath path, String text, String revision, Preview preview) {}

    /** @param path empty for the first of the texts */
    @GET
    public TemplateInstance statement(@PathParam("id") String id, @QueryParam("path") @DefaultValue("") String path) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
        List<FilePath> texts = texts(snapshot);
        Optional<FilePath> wanted = path.isEmpty() ? texts.stream().findFirst() : Optional.of(StudioDoor.path(path));
        if (wanted.isPresent() && !texts.contains(wanted.get())) {
            throw new NotFoundException();
        }
        return Templates.statement(copy, texts, wanted.map(text -> shown(snapshot, text)), beside(copy, wanted));
    }

    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response write(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String path,
            @RestForm @DefaultValue("") String revision,
            @RestForm @DefaultValue("") String text) {
        WorkingCopy copy = door.copy(id);
        FilePath file = StudioDoor.path(path);
        return saving.save(copy, new Saving.Sent(file, door.change(copy, revision), text, false), address(copy, file));
    }

    /** The text as it was typed, rendered and not saved: a part of the page for scripts, else the page. */
    @POST
    @Path("/preview")
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public TemplateInstance preview(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String path,
            @RestForm @DefaultValue("") String revision,
            @RestForm @DefaultValue("") String text,
            @HeaderParam(FRAGMENT) @Nullable String fragment) {
        WorkingCopy copy = door.copy(id);
        FilePath file = StudioDoor.path(path);
        Snapshot snapshot = copies.snapshot(copy.id())
                .filter(found -> texts(found).contains(file))
                .orElseThrow(NotFoundException::new)
                .with(file, FileContent.text(FileText.ofForm(text)));
        Preview preview = inspection.preview(snapshot, file, base(copy, file));
        return fragment != null
                ? Templates.preview(preview)
                : Templates.statement(
                        copy,
                        texts(snapshot),
                        Optional.of(new Shown(file, FileText.ofForm(text), revision, preview)),
                        beside(copy, Optional.of(file)));
    }

    /** Of the text as it is saved. */
    private FileFindings beside(WorkingCopy copy, Optional<FilePath> text) {
        return text.map(path -> FileFindings.of(inspection.seen(copy), path)).orElse(FileFindings.NONE);
    }

    private Shown shown(Snapshot snapshot, FilePath path) {
        String text = snapshot.file(path.value())
                .flatMap(file -> FileText.of(file.bytes()))
                .orElseThrow();
        WorkingCopy copy = door.copy(String.valueOf(snapshot.copy()));
        return new Shown(
                path, text, String.valueOf(snapshot.revision()), inspection.preview(snapshot, path, base(copy, path)));
    }

    /** Statements before editorials, English first. */
    private static List<FilePath> texts(Snapshot snapshot) {
        return snapshot.files().keySet().stream()
                .filter(path ->
                        path.value().matches("((problem_)?statement/problem|solution/solution)[^/]*\\.(md|tex|html)"))
                .filter(path -> snapshot.file(path.value())
                        .flatMap(file -> FileText.of(file.bytes()))
                        .isPresent())
                .sorted(Comparator.comparing((FilePath path) -> path.directory().equals("solution"))
                        .thenComparing(path -> !path.name().contains(".en."))
                        .thenComparing(path -> path))
                .toList();
    }

    private static String base(WorkingCopy copy, FilePath path) {
        return copy.address() + "/beside/" + path.directory();
    }

    private static String address(WorkingCopy copy, FilePath path) {
        return copy.address() + "/statement?path=" + URLEncoder.encode(path.value(), StandardCharsets.UTF_8);
    }
}
