package dev.grundy.studio.tab;

import dev.grundy.format.language.Languages;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopy;
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

/** The tests of a working copy: samples with what they show, and the lines from which all others are made. */
@Path("/admin/studio/" + StudioDoor.ID + "/tests")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class TestPages {
    private final StudioDoor door;
    private final TabForms forms;
    private final Languages languages;

    TestPages(StudioDoor door, TabForms forms, Languages languages) {
        this.door = door;
        this.forms = forms;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
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
     * @param sample the form for a new sample
     * @param line the form for a new line of tests
     * @param interactive whether samples say what the two sides say
     */
    record Shown(
            TestDeclarations tests,
            List<PackageProgram> generators,
            Optional<FileLine> unreadable,
            Optional<FileLine> file,
            Optional<TestForm> changed,
            TestForm sample,
            TestForm line,
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

        public boolean asksForInteraction(TestForm form) {
            return interactive && form.isSample();
        }

        public int total() {
            return tests.total();
        }
    }

    /** @param test id of the line whose form is open */
    @GET
    public TemplateInstance tests(@PathParam("id") String id, @QueryParam("test") @DefaultValue("") String test) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        Optional<TestForm> changed = test.isEmpty()
                ? Optional.empty()
                : Optional.of(TestForm.of(
                        copy,
                        TestDeclarations.of(snapshot)
                                .find(test)
                                .filter(TestDeclaration::isChangeable)
                                .orElseThrow(NotFoundException::new)));
        return page(copy, snapshot, changed, Optional.empty());
    }

    @POST
    @Path("/add")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        TestForm sent = sent(fields, "");
        FormErrors errors = sent.wrong(Optional.empty());
        return answer(
                copy,
                snapshot,
                errors.isEmpty() ? TestEdits.add(snapshot, sent.wanted()) : Proposal.wrong(errors),
                sent,
                "studio-test-added");
    }

    @POST
    @Path("/change")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        TestForm sent = sent(fields, field(fields, "id"));
        Optional<TestDeclaration> known = known(snapshot, sent);
        return answer(
                copy,
                snapshot,
                known.map(test -> proposal(copy, snapshot, test, sent)).orElseGet(TestPages::gone),
                sent,
                "studio-saved");
    }

    private Proposal proposal(WorkingCopy copy, Snapshot snapshot, TestDeclaration known, TestForm sent) {
        FormErrors errors = sent.wrong(Optional.of(known));
        if (!errors.isEmpty()) {
            return Proposal.wrong(errors);
        }
        return isOvertaken(copy, snapshot, known, sent)
                ? Proposal.wrong("form", "studio-test-overtaken")
                : TestEdits.change(snapshot, known, sent.wanted());
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        TestForm sent = sent(fields, field(fields, "id"));
        Optional<TestDeclaration> known = known(snapshot, sent);
        TestForm shown = known.map(test -> TestForm.of(copy, test)).orElse(sent);
        return answer(
                copy,
                snapshot,
                known.map(test -> isOvertaken(copy, snapshot, test, sent)
                                ? Proposal.wrong("form", "studio-test-overtaken")
                                : TestEdits.delete(snapshot, TestDeclarations.of(snapshot), test))
                        .orElseGet(TestPages::gone),
                shown,
                "studio-test-deleted");
    }

    private static Optional<TestDeclaration> known(Snapshot snapshot, TestForm sent) {
        return TestDeclarations.of(snapshot).find(sent.id()).filter(TestDeclaration::isChangeable);
    }

    private static Proposal gone() {
        return Proposal.wrong("form", "studio-test-gone");
    }

    /** Whether somebody has changed that line since it was seen; other lines of the file do not matter. */
    private boolean isOvertaken(WorkingCopy copy, Snapshot snapshot, TestDeclaration known, TestForm sent) {
        CopyChange change = door.change(copy, sent.revision());
        if (known.source() == TestDeclaration.Source.FILES) {
            return forms.changedSince(change, TestEdits.filesOf(snapshot, known));
        }
        Snapshot before = snapshot.with(
                TestDeclarations.FILE, FileContent.text(forms.seen(snapshot, TestDeclarations.FILE, change)));
        return TestDeclarations.of(before)
                .find(known.id())
                .filter(seen -> seen.says(known))
                .isEmpty();
    }

    private static TestForm sent(MultivaluedMap<String, String> fields, String id) {
        return new TestForm(
                id,
                field(fields, "revision"),
                field(fields, "group"),
                field(fields, "name").strip(),
                field(fields, "command").strip(),
                fields.containsKey("count") ? field(fields, "count").strip() : "1",
                FileText.ofForm(field(fields, "input")),
                FileText.ofForm(field(fields, "answer")),
                FileText.ofForm(field(fields, "interaction")),
                FormErrors.none(),
                Optional.empty());
    }

    private static String field(MultivaluedMap<String, String> fields, String name) {
        return Optional.ofNullable(fields.getFirst(name)).orElse("");
    }

    private Response answer(WorkingCopy copy, Snapshot snapshot, Proposal proposal, TestForm sent, String said) {
        return forms.answer(snapshot, proposal, new TabForms.Ways(copy.address() + "/tests", said, bad -> {
            TestForm again = sent.refused(bad, snapshot.revision());
            return sent.id().isEmpty()
                    ? page(copy, snapshot, Optional.empty(), Optional.of(again))
                    : page(copy, snapshot, Optional.of(again), Optional.empty());
        }));
    }

    private TemplateInstance page(
            WorkingCopy copy, Snapshot snapshot, Optional<TestForm> changed, Optional<TestForm> added) {
        TestDeclarations tests = TestDeclarations.of(snapshot);
        Optional<FileLine> file = snapshot.files().containsKey(TestDeclarations.FILE)
                ? Optional.of(FileLine.of(TestDeclarations.FILE))
                : Optional.empty();
        List<PackageProgram> generators = snapshot.below("generators").stream()
                .filter(path -> languages.ofFile(path.name()).isPresent())
                .map(path -> PackageProgram.of(path.value(), List.of(path), languages))
                .toList();
        return Templates.tests(
                door.copy(String.valueOf(copy.id())),
                new Shown(
                        tests,
                        generators,
                        file.filter(_ -> tests.yaml().isEmpty()),
                        file,
                        changed,
                        added.filter(TestForm::isSample).orElseGet(() -> TestForm.blank(copy, TestDeclarations.SAMPLE)),
                        added.filter(form -> !form.isSample())
                                .orElseGet(() -> TestForm.blank(copy, TestDeclarations.SECRET)),
                        ProblemTypeText.of(snapshot).isInteractive()));
    }
}
