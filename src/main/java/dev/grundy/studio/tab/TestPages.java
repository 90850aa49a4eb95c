package dev.grundy.studio.tab;

import dev.grundy.format.language.Languages;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.form.FieldForm;
import dev.grundy.studio.form.Proposal;
import dev.grundy.studio.form.TabForms;
import dev.grundy.studio.form.TabForms.Asked;
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
import java.util.Optional;
import java.util.function.Supplier;

/** The tests of a working copy: samples with their texts, and the lines from which all others are made. */
@Path("/admin/studio/" + StudioDoor.ID + "/tests")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class TestPages {
    private final TabForms forms;
    private final Languages languages;

    TestPages(TabForms forms, Languages languages) {
        this.forms = forms;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio/tab", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance tests(WorkingCopy copy, Shown shown);
    }

    /**
     * The tab.
     *
     * @param generators programs that make tests
     * @param unreadable generators.yaml if it is no YAML
     * @param changed the form of one of the lines, if one is open
     * @param renamed the form for the name of one of the lines, if it is open
     * @param sample the form for a new sample
     * @param line the form for a new line of tests
     * @param interactive whether samples hold the lines of the two sides
     */
    record Shown(
            TestDeclarations tests,
            List<PackageProgram> generators,
            Optional<FileLine> unreadable,
            Optional<FileLine> file,
            Optional<FieldForm> changed,
            Optional<FieldForm> renamed,
            FieldForm sample,
            FieldForm line,
            boolean interactive) {
        public List<TestDeclaration> samples() {
            return tests.samples();
        }

        public List<TestDeclaration> others() {
            return tests.others();
        }

        public List<String> groups() {
            return tests.groups();
        }

        public boolean asksForInteraction(FieldForm form) {
            return interactive && TestForm.isSample(form);
        }

        public int total() {
            return tests.total();
        }
    }

    /**
     * @param test id of the line whose form is open
     * @param rename id of the line whose form for another name is open
     */
    @GET
    public TemplateInstance tests(
            @PathParam("id") String id,
            @QueryParam("test") @DefaultValue("") String test,
            @QueryParam("rename") @DefaultValue("") String rename) {
        Asked asked = forms.asked(id, "");
        if (!rename.isEmpty()) {
            return renaming(
                    asked,
                    TestForm.of(
                            any(asked, rename).orElseThrow(NotFoundException::new),
                            asked.copy().revision()));
        }
        Optional<FieldForm> changed = test.isEmpty()
                ? Optional.empty()
                : Optional.of(TestForm.of(
                        known(asked, test).orElseThrow(NotFoundException::new),
                        asked.copy().revision()));
        return page(asked, changed, Optional.empty());
    }

    @POST
    @Path("/add")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        Asked asked = forms.asked(id, "");
        FieldForm sent = TestForm.sent("", fields);
        FormErrors errors = TestForm.wrong(sent, Optional.empty());
        return answer(
                asked,
                errors.isEmpty() ? TestEdits.add(asked.snapshot(), TestForm.wanted(sent)) : Proposal.wrong(errors),
                sent,
                "studio-test-added");
    }

    @POST
    @Path("/change")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        FieldForm sent = TestForm.sent(FieldForm.raw(fields, "id"), fields);
        Asked asked = forms.asked(id, sent.revision());
        return answer(
                asked,
                known(asked, sent.about())
                        .map(test -> proposal(asked, test, sent))
                        .orElseGet(TestPages::gone),
                sent,
                "studio-saved");
    }

    private Proposal proposal(Asked asked, TestDeclaration known, FieldForm sent) {
        FormErrors errors = TestForm.wrong(sent, Optional.of(known));
        return errors.isEmpty()
                ? unlessOvertaken(asked, known, () -> TestEdits.change(asked.snapshot(), known, TestForm.wanted(sent)))
                : Proposal.wrong(errors);
    }

    /** Another name of a line of tests, however it is made, wherever the package names it. */
    @POST
    @Path("/rename")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response rename(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        FieldForm sent = TestForm.sent(FieldForm.raw(fields, "id"), fields);
        Asked asked = forms.asked(id, sent.revision());
        Proposal proposal = any(asked, sent.about())
                .map(test -> {
                    FormErrors errors = TestForm.wrongName(sent);
                    return errors.isEmpty()
                            ? unlessOvertaken(
                                    asked, test, () -> TestRenaming.rename(asked.snapshot(), test, TestForm.name(sent)))
                            : Proposal.wrong(errors);
                })
                .orElseGet(TestPages::gone);
        return forms.answer(
                asked,
                proposal,
                "tests",
                "studio-test-renamed",
                bad -> renaming(asked, sent.refused(bad, asked.snapshot().revision())));
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        FieldForm sent = TestForm.sent(FieldForm.raw(fields, "id"), fields);
        Asked asked = forms.asked(id, sent.revision());
        Optional<TestDeclaration> known = known(asked, sent.about());
        return answer(
                asked,
                known.map(test -> unlessOvertaken(
                                asked,
                                test,
                                () -> TestEdits.delete(asked.snapshot(), TestDeclarations.of(asked.snapshot()), test)))
                        .orElseGet(TestPages::gone),
                known.map(test -> TestForm.of(test, asked.copy().revision())).orElse(sent),
                "studio-test-deleted");
    }

    private static Optional<TestDeclaration> known(Asked asked, String id) {
        return any(asked, id).filter(TestDeclaration::isChangeable);
    }

    private static Optional<TestDeclaration> any(Asked asked, String id) {
        return TestDeclarations.of(asked.snapshot()).find(id);
    }

    private static Proposal gone() {
        return Proposal.wrong("form", "studio-test-gone");
    }

    /** Where somebody has changed that line since it was seen, nothing is done; other lines of the file do not matter. */
    private Proposal unlessOvertaken(Asked asked, TestDeclaration known, Supplier<Proposal> edits) {
        boolean isOvertaken = known.source() == TestDeclaration.Source.FILES
                ? forms.isChangedSince(asked, TestEdits.filesOf(asked.snapshot(), known))
                : TestDeclarations.of(forms.seen(asked, TestDeclarations.FILE))
                        .find(known.id())
                        .filter(seen -> seen.says(known))
                        .isEmpty();
        return isOvertaken ? Proposal.wrong("form", "studio-test-overtaken") : edits.get();
    }

    private Response answer(Asked asked, Proposal proposal, FieldForm sent, String said) {
        return forms.answer(asked, proposal, "tests", said, bad -> {
            Optional<FieldForm> again =
                    Optional.of(sent.refused(bad, asked.snapshot().revision()));
            return sent.isAbout("") ? page(asked, Optional.empty(), again) : page(asked, again, Optional.empty());
        });
    }

    private TemplateInstance page(Asked asked, Optional<FieldForm> changed, Optional<FieldForm> added) {
        return page(asked, changed, Optional.empty(), added);
    }

    private TemplateInstance renaming(Asked asked, FieldForm form) {
        return page(asked, Optional.empty(), Optional.of(form), Optional.empty());
    }

    private TemplateInstance page(
            Asked asked, Optional<FieldForm> changed, Optional<FieldForm> renamed, Optional<FieldForm> added) {
        Snapshot snapshot = asked.snapshot();
        long revision = asked.copy().revision();
        TestDeclarations tests = TestDeclarations.of(snapshot);
        Optional<FileLine> file = snapshot.files().containsKey(TestDeclarations.FILE)
                ? Optional.of(FileLine.of(TestDeclarations.FILE))
                : Optional.empty();
        List<PackageProgram> generators = snapshot.below("generators").stream()
                .filter(path -> languages.ofFile(path.name()).isPresent())
                .map(path -> PackageProgram.of(path.value(), List.of(path), languages))
                .toList();
        return Templates.tests(
                forms.now(asked),
                new Shown(
                        tests,
                        generators,
                        file.filter(_ -> tests.yaml().isEmpty()),
                        file,
                        changed,
                        renamed,
                        added.filter(TestForm::isSample)
                                .orElseGet(() -> TestForm.blank(revision, TestDeclarations.SAMPLE)),
                        added.filter(form -> !TestForm.isSample(form))
                                .orElseGet(() -> TestForm.blank(revision, TestDeclarations.SECRET)),
                        ProblemTypeText.of(snapshot).isInteractive()));
    }
}
