package dev.grundy.studio.problem;

import dev.grundy.base.kernel.Slug;
import dev.grundy.format.template.PackageTemplate;
import dev.grundy.format.template.PackageTemplate.Naming;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopies.Created;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.publication.PublicationRequest;
import dev.grundy.studio.publication.RequestRepository;
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
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Supplier;

/** Where authors see the problems that they write, admins all, and both begin new ones. */
@Path("/admin/studio")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class StudioPages {
    private static final int LONGEST_TITLE = 120;

    private final StudioDoor door;
    private final WorkingCopies copies;
    private final WorkingCopyRepository list;
    private final RequestRepository requests;
    private final StudioConfig config;
    private final Flash flash;
    private final Supplier<UUID> uuids = UUID::randomUUID;

    StudioPages(
            StudioDoor door,
            WorkingCopies copies,
            WorkingCopyRepository list,
            RequestRepository requests,
            StudioConfig config,
            Flash flash) {
        this.door = door;
        this.copies = copies;
        this.list = list;
        this.requests = requests;
        this.config = config;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/problem", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance list(List<WorkingCopy> copies, List<PublicationRequest> requests);

        static native TemplateInstance newProblem(Typed typed);
    }

    /** The form as it was typed, and its errors. */
    record Typed(String name, String slug, String title, FormErrors errors) {}

    @GET
    public TemplateInstance list() {
        return Templates.list(
                list.list(door.whose(), config.mostCopies()), door.isAdmin() ? requests.open() : List.of());
    }

    @GET
    @Path("/new")
    public TemplateInstance newProblem() {
        return Templates.newProblem(new Typed("", "", "", FormErrors.none()));
    }

    @POST
    @Path("/new")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response create(
            @FormParam("name") @DefaultValue("") String typedName,
            @FormParam("slug") @DefaultValue("") String typedSlug,
            @FormParam("title") @DefaultValue("") String typedTitle) {
        String name = typedName.strip();
        String title = typedTitle.strip();
        Optional<Slug> slug = Slug.parse(typedSlug.strip());
        FormErrors errors = FormErrors.none();
        if (!PackageTemplate.isDisplayId(name)) {
            errors = errors.and("name", "studio-name-form");
        }
        if (slug.isEmpty()) {
            errors = errors.and("slug", "studio-slug-form");
        }
        if (title.isEmpty() || title.length() > LONGEST_TITLE || title.chars().anyMatch(Character::isISOControl)) {
            errors = errors.and("title", "studio-title-form");
        }
        if (errors.isEmpty()) {
            Created created = copies.create(name, door.writer(), files(name, slug.orElseThrow(), title));
            if (created.id().isPresent()) {
                flash.success("studio-created");
                return StudioDoor.to("/admin/studio/" + created.id().get());
            }
            errors = errors.and("name", Reasons.key(created.refused().orElseThrow()));
        }
        return FormErrors.answer(Templates.newProblem(new Typed(name, typedSlug.strip(), title, errors)));
    }

    private SortedMap<FilePath, FileContent> files(String name, Slug slug, String title) {
        SortedMap<FilePath, FileContent> files = new TreeMap<>();
        new PackageTemplate(name, uuids.get(), Optional.of(new Naming(slug, title)))
                .files()
                .forEach((path, text) -> files.put(new FilePath(path), FileContent.text(text)));
        return files;
    }
}
