package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.proof.PackageProof;
import dev.grundy.studio.proof.Proofs;
import dev.grundy.web.frame.FileEncoding;
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
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** The programs that prove a working copy: what is expected of each, added, changed, deleted. */
@Path("/admin/studio/" + StudioDoor.ID + "/solutions")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class SolutionPages {
    private final StudioDoor door;
    private final TabForms forms;
    private final Proofs proofs;
    private final Languages languages;

    SolutionPages(StudioDoor door, TabForms forms, Proofs proofs, Languages languages) {
        this.door = door;
        this.forms = forms;
        this.proofs = proofs;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance solutions(WorkingCopy copy, Shown shown);
    }

    /**
     * The tab.
     *
     * @param measured what the latest proof of exactly this revision found, by path below submissions; nothing where there is none
     * @param results that the copy's format knows
     * @param changed the form of one of the programs, if one is open
     * @param added the form for a new one
     */
    record Shown(
            List<Solution> solutions,
            Map<String, ProvedSubmission> measured,
            List<ExpectedResult> results,
            List<Language> languages,
            Optional<SolutionForm> changed,
            SolutionForm added,
            FilePath newFile) {}

    /** @param program whose form is open, below submissions */
    @GET
    public TemplateInstance solutions(
            @PathParam("id") String id, @QueryParam("program") @DefaultValue("") String program) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        Solutions solutions = Solutions.of(snapshot, languages);
        Optional<SolutionForm> changed = program.isEmpty()
                ? Optional.empty()
                : Optional.of(SolutionForm.of(copy, solutions.find(program).orElseThrow(NotFoundException::new)));
        return page(copy, snapshot, changed, SolutionForm.blank(copy));
    }

    @POST
    @Path("/add")
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response add(
            @PathParam("id") String id,
            @RestForm @DefaultValue("") String name,
            @RestForm @DefaultValue("") String language,
            @RestForm @DefaultValue("") String folder,
            @RestForm @DefaultValue("") String text,
            @RestForm @Nullable FileUpload file) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        SolutionForm sent = SolutionForm.blank(copy).sent(folder, name, language, text);
        Optional<FileUpload> uploaded =
                Optional.ofNullable(file).filter(one -> !one.fileName().isEmpty());
        boolean isUploaded = uploaded.isPresent();
        FileContent source = uploaded.map(FileContent::of).orElseGet(() -> FileContent.text(sent.text()));
        SolutionEdits.Wanted wanted = sent.named(
                        uploaded.map(FileUpload::fileName).orElse(""), languages)
                .wanted();
        FormErrors errors = uploaded.flatMap(one -> FileEncoding.fault(one.fileName(), source.bytes()))
                .map(reason -> new FormErrors(Map.of("text", reason)))
                .orElseGet(() -> wrong(snapshot, wanted, source, isUploaded));
        Proposal proposal = errors.isEmpty() ? SolutionEdits.add(snapshot, wanted, source) : Proposal.wrong(errors);
        return forms.answer(
                snapshot,
                proposal,
                new TabForms.Ways(
                        copy.address() + "/solutions",
                        "studio-solution-added",
                        bad -> page(copy, snapshot, Optional.empty(), sent.refused(bad, snapshot.revision()))));
    }

    private FormErrors wrong(Snapshot snapshot, SolutionEdits.Wanted wanted, FileContent source, boolean isUploaded) {
        FormErrors errors = FormErrors.none();
        if (languages.ofFile(wanted.name()).isEmpty()) {
            errors = errors.and("name", "studio-solution-no-language");
        }
        if (ExpectedResult.of(snapshot.format()).stream()
                .noneMatch(result -> result.folder().equals(wanted.folder()))) {
            errors = errors.and("folder", "studio-choose");
        }
        if (source.bytes().length == 0) {
            errors = errors.and("text", "studio-solution-empty");
        }
        if (!isUploaded && source.bytes().length > FileText.LONGEST) {
            errors = errors.and("text", "studio-text-too-long", FileText.LONGEST >> 10);
        }
        return !isUploaded && FileText.of(source.bytes()).isEmpty() ? errors.and("text", "studio-text-nul") : errors;
    }

    /** Another name, another expectation, or both. */
    @POST
    @Path("/change")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        SolutionForm sent = SolutionForm.sent(fields);
        Solution known = Solutions.of(snapshot, languages).find(sent.program()).orElse(null);
        if (known == null) {
            return gone(copy, snapshot, sent);
        }
        return forms.answer(
                snapshot,
                proposal(copy, snapshot, known, sent),
                new TabForms.Ways(
                        copy.address() + "/solutions",
                        "studio-saved",
                        bad -> page(
                                copy,
                                snapshot,
                                Optional.of(sent.refused(bad, snapshot.revision())),
                                SolutionForm.blank(copy))));
    }

    private Proposal proposal(WorkingCopy copy, Snapshot snapshot, Solution known, SolutionForm sent) {
        Said seen = SubmissionsText.of(forms.seen(snapshot, SubmissionsText.FILE, door.change(copy, sent.revision())))
                .said(known.path());
        if (!sent.wrong().isEmpty()) {
            return Proposal.wrong(sent.wrong());
        }
        if (!seen.equals(known.said()) && !sent.said().equals(known.said())) {
            return Proposal.wrong("form", "studio-solution-overtaken");
        }
        boolean isChosen = sent.folder().equals(known.folder())
                || ExpectedResult.of(snapshot.format()).stream()
                        .anyMatch(result -> result.folder().equals(sent.folder()));
        return isChosen
                ? SolutionEdits.change(snapshot, known, sent.wanted())
                : Proposal.wrong("folder", "studio-choose");
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        SolutionForm sent = SolutionForm.sent(fields);
        Solution known = Solutions.of(snapshot, languages).find(sent.program()).orElse(null);
        if (known == null) {
            return gone(copy, snapshot, sent);
        }
        Proposal proposal = forms.changedSince(door.change(copy, sent.revision()), known.files())
                ? Proposal.wrong("form", "studio-file-overtaken")
                : SolutionEdits.delete(snapshot, known);
        SolutionForm shown = SolutionForm.of(copy, known);
        return forms.answer(
                snapshot,
                proposal,
                new TabForms.Ways(
                        copy.address() + "/solutions",
                        "studio-file-deleted",
                        bad -> page(
                                copy,
                                snapshot,
                                Optional.of(shown.refused(bad, snapshot.revision())),
                                SolutionForm.blank(copy))));
    }

    /** What was typed stands in the form for a new one, where it can be kept. */
    private Response gone(WorkingCopy copy, Snapshot snapshot, SolutionForm sent) {
        SolutionForm kept = SolutionForm.blank(copy)
                .sent(sent.folder(), sent.name(), "", "")
                .refused(
                        new Proposal.Bad(FormErrors.none().and("form", "studio-solution-gone"), Optional.empty()),
                        snapshot.revision());
        return Response.status(FormErrors.STATUS)
                .entity(page(copy, snapshot, Optional.empty(), kept))
                .build();
    }

    private TemplateInstance page(
            WorkingCopy copy, Snapshot snapshot, Optional<SolutionForm> changed, SolutionForm added) {
        return Templates.solutions(
                door.copy(String.valueOf(copy.id())),
                new Shown(
                        Solutions.of(snapshot, languages).list(),
                        measured(snapshot),
                        ExpectedResult.of(snapshot.format()),
                        languages.offered(),
                        changed,
                        added,
                        new FilePath("submissions/new.cpp")));
    }

    private Map<String, ProvedSubmission> measured(Snapshot snapshot) {
        return proofs.latest(snapshot.archive())
                .map(PackageProof::state)
                .filter(PackageProof.Proved.class::isInstance)
                .map(state -> ProvedSubmission.of(((PackageProof.Proved) state).report()))
                .orElse(Map.of());
    }
}
