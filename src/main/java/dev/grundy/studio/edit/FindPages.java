package dev.grundy.studio.edit;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.RestForm;

/** A text found in all files of a working copy, and replaced by another. */
@Path("/admin/studio/" + StudioDoor.ID + "/find")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class FindPages {
    private static final String YES = "yes";
    private static final String ALL = "all";

    private final StudioDoor door;
    private final WorkingCopies copies;
    private final StudioConfig config;
    private final Flash flash;

    FindPages(StudioDoor door, WorkingCopies copies, StudioConfig config, Flash flash) {
        this.door = door;
        this.copies = copies;
        this.config = config;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/edit", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance find(WorkingCopy copy, Typed typed, Optional<Found> found);
    }

    /**
     * Both forms as they were typed.
     *
     * @param unticked files whose box somebody has emptied
     */
    record Typed(String text, boolean caseMatters, String replacement, Set<String> unticked, FormErrors errors) {
        Typed {
            unticked = Set.copyOf(unticked);
        }

        Sought sought() {
            return new Sought(text, caseMatters);
        }

        public String shownText() {
            return Sought.shown(text);
        }

        public String shownReplacement() {
            return Sought.shown(replacement);
        }

        public boolean isTicked(FilePath path) {
            return !unticked.contains(path.value());
        }

        Typed wrong(FormErrors found) {
            return new Typed(text, caseMatters, replacement, unticked, found);
        }
    }

    @GET
    public TemplateInstance find(@PathParam("id") String id) {
        return Templates.find(door.copy(id), new Typed("", true, "", Set.of(), FormErrors.none()), Optional.empty());
    }

    /**
     * Sent as a form, so that no length of a text is too much for an address.
     *
     * @param replacement typed before, so that another search does not lose it
     */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response find(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String text,
            @RestForm("case") @DefaultValue("") String caseMatters,
            @RestForm @DefaultValue("") String replacement) {
        WorkingCopy copy = door.copy(id);
        Typed typed = new Typed(text, caseMatters.equals(YES), replacement, Set.of(), FormErrors.none());
        FormErrors errors = typed.sought().wrong();
        return errors.isEmpty()
                ? Response.ok(page(copy, Found.of(snapshot(copy), typed.sought()), typed))
                        .build()
                : refused(copy, typed.wrong(errors));
    }

    /**
     * @param revision the revision whose hits were seen
     * @param file those that are ticked
     * @param in whether it is all files that hold the text
     */
    @POST
    @Path("/replace")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response replace(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String text,
            @RestForm("case") @DefaultValue("") String caseMatters,
            @RestForm @DefaultValue("") String replacement,
            @RestForm @DefaultValue("") String revision,
            @RestForm @DefaultValue("") String in,
            @RestForm List<String> file) {
        WorkingCopy copy = door.copy(id);
        Sought sought = new Sought(text, caseMatters.equals(YES));
        Typed blank = new Typed(text, sought.caseMatters(), replacement, Set.of(), FormErrors.none());
        FormErrors errors = Sought.wrong(sought.wrong(), "replacement", replacement);
        if (errors.of("text") != null) {
            return refused(copy, blank.wrong(errors));
        }
        Snapshot snapshot = snapshot(copy);
        Found found = Found.of(snapshot, sought);
        Typed typed = new Typed(text, sought.caseMatters(), replacement, unticked(found, file), errors);
        Set<String> holding =
                found.files().stream().map(hits -> hits.path().value()).collect(Collectors.toSet());
        List<FileHits> chosen = found.files().stream()
                .filter(hits -> in.equals(ALL) || file.contains(hits.path().value()))
                .toList();
        if (!errors.isEmpty() || found.files().isEmpty()) {
            return refused(copy, found, typed);
        }
        if (!in.equals(ALL) && file.isEmpty()) {
            return refused(copy, found, typed.wrong(FormErrors.none().and("form", "studio-find-none-ticked")));
        }
        if (!in.equals(ALL) && !holding.containsAll(file)) {
            return refused(copy, found, typed.wrong(FormErrors.none().and("form", "studio-find-overtaken")));
        }
        Replacing replacing = Replacing.of(
                snapshot, sought, replacement, chosen, MemorySize.ofMebibytes(config.largestCopyMebibytes()));
        if (!replacing.errors().isEmpty()) {
            return refused(copy, found, typed.wrong(replacing.errors()));
        }
        return switch (copies.edit(door.change(copy, revision), replacing.edits())) {
            case SaveResult.Done(long made) -> {
                flash.success("studio-find-replaced", replacing.hits(), chosen.size(), made);
                yield StudioDoor.to(copy.address() + "/find");
            }
            case SaveResult.Overtaken overtaken ->
                refused(
                        copy,
                        Found.of(snapshot(copy), sought),
                        typed.wrong(FormErrors.none().and("form", "studio-find-overtaken")));
            case SaveResult.Refused refused ->
                refused(
                        copy,
                        Found.of(snapshot(copy), sought),
                        typed.wrong(FormErrors.none()
                                .and(
                                        "form",
                                        refused.reason() == SaveResult.Reason.STUDIO_GONE
                                                ? "studio-find-overtaken"
                                                : Reasons.key(refused.reason()))));
        };
    }

    /** None where no box was ticked: then it is not known which were meant. */
    private static Set<String> unticked(Found found, List<String> ticked) {
        return found.listed().stream()
                .map(hits -> hits.path().value())
                .filter(path -> !ticked.isEmpty() && !ticked.contains(path))
                .collect(Collectors.toSet());
    }

    private Snapshot snapshot(WorkingCopy copy) {
        return copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
    }

    private Response refused(WorkingCopy copy, Typed typed) {
        return FormErrors.answer(Templates.find(copy, typed, Optional.empty()));
    }

    private Response refused(WorkingCopy copy, Found found, Typed typed) {
        return FormErrors.answer(page(copy, found, typed));
    }

    private TemplateInstance page(WorkingCopy copy, Found found, Typed typed) {
        return Templates.find(door.copy(String.valueOf(copy.id())), typed, Optional.of(found));
    }
}
