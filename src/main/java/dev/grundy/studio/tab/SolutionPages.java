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
import dev.grundy.studio.form.FieldForm;
import dev.grundy.studio.form.Proposal;
import dev.grundy.studio.form.TabForms;
import dev.grundy.studio.form.TabForms.Asked;
import dev.grundy.studio.proof.Proofs;
import dev.grundy.studio.proof.ProvedSubmission;
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

/** The programs that prove a working copy: the results expected of each, added, changed, deleted. */
@Path("/admin/studio/" + StudioDoor.ID + "/solutions")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class SolutionPages {
    private static final String TAB = "solutions";

    private final TabForms forms;
    private final Proofs proofs;
    private final Languages languages;

    SolutionPages(TabForms forms, Proofs proofs, Languages languages) {
        this.forms = forms;
        this.proofs = proofs;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio/tab", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance solutions(WorkingCopy copy, Shown shown);
    }

    /**
     * The tab.
     *
     * @param measured the findings of the latest proof of exactly this revision, by path below submissions; nothing where there is none
     * @param results that the copy's format knows
     * @param changed the form of one of the programs, if one is open
     * @param added the form for a new one
     */
    record Shown(
            List<Solution> solutions,
            Map<String, ProvedSubmission> measured,
            List<ExpectedResult> results,
            List<Language> languages,
            Optional<FieldForm> changed,
            FieldForm added,
            FilePath newFile) {
        /** Those that submissions.yaml has words for. */
        public List<String> verdicts() {
            return Said.VERDICTS;
        }

        public boolean isKnownFolder(FieldForm form) {
            return SolutionForm.isKnownFolder(form);
        }
    }

    /** @param program the program whose form is open, below submissions */
    @GET
    public TemplateInstance solutions(
            @PathParam("id") String id, @QueryParam("program") @DefaultValue("") String program) {
        Asked asked = forms.asked(id, "");
        long revision = asked.copy().revision();
        Optional<FieldForm> changed = program.isEmpty()
                ? Optional.empty()
                : Optional.of(SolutionForm.of(known(asked, program).orElseThrow(NotFoundException::new), revision));
        return page(asked, changed, SolutionForm.blank(revision));
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
        Asked asked = forms.asked(id, "");
        FieldForm sent = SolutionForm.blank(asked.copy().revision())
                .with("folder", folder.strip())
                .with("name", name.strip())
                .with("language", language)
                .with("text", FileText.ofForm(text));
        Optional<FileUpload> uploaded =
                Optional.ofNullable(file).filter(one -> !one.fileName().isEmpty());
        boolean isUploaded = uploaded.isPresent();
        FileContent source = uploaded.map(FileContent::of).orElseGet(() -> FileContent.text(sent.of("text")));
        SolutionEdits.Wanted wanted = SolutionForm.wanted(
                SolutionForm.named(sent, uploaded.map(FileUpload::fileName).orElse(""), languages));
        FormErrors errors = uploaded.flatMap(one -> FileEncoding.fault(one.fileName(), source.bytes()))
                .map(reason -> new FormErrors(Map.of("text", reason)))
                .orElseGet(() -> wrong(asked.snapshot(), wanted, source, isUploaded));
        return forms.answer(
                asked,
                errors.isEmpty() ? SolutionEdits.add(asked.snapshot(), wanted, source) : Proposal.wrong(errors),
                TAB,
                "studio-solution-added",
                bad -> page(asked, Optional.empty(), refused(asked, sent, bad)));
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
        FieldForm sent = FieldForm.sent(FieldForm.raw(fields, "program"), fields);
        Asked asked = forms.asked(id, sent.revision());
        return known(asked, sent.about())
                .map(known -> answer(asked, sent, proposal(asked, known, sent), "studio-saved"))
                .orElseGet(() -> gone(asked, sent));
    }

    private Proposal proposal(Asked asked, Solution known, FieldForm sent) {
        FormErrors wrong = SolutionForm.wrong(sent);
        if (!wrong.isEmpty()) {
            return Proposal.wrong(wrong);
        }
        Snapshot copy = asked.snapshot();
        SolutionEdits.Wanted wanted = SolutionForm.wanted(sent);
        Said seen = SubmissionsText.of(forms.seen(asked, SubmissionsText.FILE).yaml(SubmissionsText.FILE))
                .said(known.path());
        if (!seen.equals(known.said()) && !wanted.said().equals(known.said())) {
            return Proposal.wrong("form", "studio-solution-overtaken");
        }
        boolean isChosen = wanted.folder().equals(known.folder())
                || ExpectedResult.of(copy.format()).stream()
                        .anyMatch(result -> result.folder().equals(wanted.folder()));
        return isChosen ? SolutionEdits.change(copy, known, wanted) : Proposal.wrong("folder", "studio-choose");
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        FieldForm sent = FieldForm.sent(FieldForm.raw(fields, "program"), fields);
        Asked asked = forms.asked(id, sent.revision());
        return known(asked, sent.about())
                .map(known -> answer(
                        asked,
                        SolutionForm.of(known, asked.copy().revision()),
                        forms.isChangedSince(asked, known.files())
                                ? Proposal.wrong("form", "studio-file-overtaken")
                                : SolutionEdits.delete(asked.snapshot(), known),
                        "studio-file-deleted"))
                .orElseGet(() -> gone(asked, sent));
    }

    private Optional<Solution> known(Asked asked, String program) {
        return Solutions.of(asked.snapshot(), languages).find(program);
    }

    private Response answer(Asked asked, FieldForm changed, Proposal proposal, String said) {
        return forms.answer(
                asked,
                proposal,
                TAB,
                said,
                bad -> page(
                        asked,
                        Optional.of(refused(asked, changed, bad)),
                        SolutionForm.blank(asked.copy().revision())));
    }

    /** The fields that were typed stand in the form for a new one, where they can be kept. */
    private Response gone(Asked asked, FieldForm sent) {
        FieldForm kept = SolutionForm.kept(sent, asked.copy().revision());
        return forms.answer(
                asked,
                Proposal.wrong("form", "studio-solution-gone"),
                TAB,
                "studio-saved",
                bad -> page(asked, Optional.empty(), refused(asked, kept, bad)));
    }

    private static FieldForm refused(Asked asked, FieldForm form, Proposal.Bad bad) {
        return form.refused(bad, asked.snapshot().revision());
    }

    private TemplateInstance page(Asked asked, Optional<FieldForm> changed, FieldForm added) {
        Snapshot snapshot = asked.snapshot();
        return Templates.solutions(
                forms.now(asked),
                new Shown(
                        Solutions.of(snapshot, languages).list(),
                        proofs.latest(snapshot.archive())
                                .map(ProvedSubmission::of)
                                .orElse(Map.of()),
                        ExpectedResult.of(snapshot.format()),
                        languages.offered(),
                        changed,
                        added,
                        new FilePath("submissions/new.cpp")));
    }
}
