package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.template.ExampleProgram;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.General;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopy;
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
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What accepts the outputs and the inputs of a working copy. */
@Path("/admin/studio/" + StudioDoor.ID + "/validators")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class ValidatorPages {
    private final StudioDoor door;
    private final TabForms forms;
    private final Languages languages;

    ValidatorPages(StudioDoor door, TabForms forms, Languages languages) {
        this.door = door;
        this.forms = forms;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance validators(
                WorkingCopy copy, Validation now, ValidatorForm form, List<Language> languages);
    }

    /** What all forms begin with. */
    private record Asked(WorkingCopy copy, Snapshot snapshot, Validation now, Validation seen) {}

    @GET
    @Consumes(MediaType.WILDCARD)
    public TemplateInstance validators(@PathParam("id") String id) {
        WorkingCopy copy = door.copy(id);
        Validation now = Validation.of(forms.snapshot(copy), languages);
        return Templates.validators(copy, now, ValidatorForm.of(now), exampleLanguages());
    }

    /** Compares outputs by default, in this way. */
    @POST
    @Path("/default")
    public Response byDefault(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            MultivaluedMap<String, String> fields) {
        Asked asked = asked(id, revision);
        ValidatorForm sent = ValidatorForm.of(asked.now()).sentDefault(fields);
        if (!sent.wrongTolerances().isEmpty()) {
            return answer(asked, sent, Proposal.wrong(sent.wrongTolerances()));
        }
        List<String> flags = sent.flags(asked.now().words());
        List<FilePath> going = asked.now().own().stream()
                .flatMap(program -> program.files().stream())
                .toList();
        if (forms.changedSince(door.change(asked.copy(), revision), going)) {
            return answer(asked, sent, Proposal.wrong("form", "studio-file-overtaken"));
        }
        return isOvertaken(asked.seen().words(), asked.now().words(), flags)
                ? answer(asked, sent, overtaken(asked.now().words()))
                : answer(asked, sent, ValidationEdits.byDefault(asked.snapshot(), asked.now(), flags));
    }

    /** Puts an example of a checker or an interactor in place. */
    @POST
    @Path("/program")
    public Response byProgram(
            @PathParam("id") String id,
            @FormParam("kind") @DefaultValue("") String kind,
            @FormParam("language") @DefaultValue("") String language) {
        Asked asked = asked(id, "");
        ValidatorForm sent = ValidatorForm.of(asked.now()).about("program");
        boolean isChosen = Stream.of("checker", "interactor").anyMatch(kind::equals)
                && ExampleProgram.languages().contains(language);
        return answer(
                asked,
                sent,
                isChosen
                        ? ValidationEdits.byProgram(asked.snapshot(), asked.now(), kind.equals("interactor"), language)
                        : Proposal.wrong("form", "studio-choose"));
    }

    /** What the programs that accept outputs are told. */
    @POST
    @Path("/words")
    public Response words(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            MultivaluedMap<String, String> fields) {
        Asked asked = asked(id, revision);
        ValidatorForm sent = ValidatorForm.of(asked.now()).sentWords(fields);
        List<String> words = RootSettings.split(sent.words());
        if (!ValidatorForm.areWords(sent.words())) {
            return answer(asked, sent, Proposal.wrong("words", "studio-words-form"));
        }
        return isOvertaken(asked.seen().words(), asked.now().words(), words)
                ? answer(asked, sent, overtaken(asked.now().words()))
                : answer(asked, sent, ValidationEdits.arguments(asked.snapshot(), Edits.none(), words));
    }

    /** Adds an input validator that its author goes on from. */
    @POST
    @Path("/input")
    public Response addInput(
            @PathParam("id") String id,
            @FormParam("language") @DefaultValue("") String language,
            MultivaluedMap<String, String> fields) {
        Asked asked = asked(id, "");
        ValidatorForm sent = ValidatorForm.of(asked.now()).sentName(fields);
        return answer(
                asked,
                sent,
                ExampleProgram.languages().contains(language)
                        ? ValidationEdits.addInputValidator(asked.snapshot(), sent.name(), language)
                        : Proposal.wrong("form", "studio-choose"));
    }

    @POST
    @Path("/input/delete")
    public Response deleteInput(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            @FormParam("program") @DefaultValue("") String program) {
        Asked asked = asked(id, revision);
        ValidatorForm sent = ValidatorForm.of(asked.now()).about("input");
        Optional<PackageProgram> known = asked.now().inputs().stream()
                .filter(one -> one.path().equals(program))
                .findFirst();
        if (known.isEmpty()) {
            return answer(asked, sent, Proposal.wrong("form", "studio-program-gone"));
        }
        return answer(
                asked,
                sent,
                forms.changedSince(
                                door.change(asked.copy(), revision), known.get().files())
                        ? Proposal.wrong("form", "studio-file-overtaken")
                        : ValidationEdits.delete(known.get()));
    }

    /** What input validators are told. */
    @POST
    @Path("/input/words")
    public Response inputWords(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            MultivaluedMap<String, String> fields) {
        Asked asked = asked(id, revision);
        ValidatorForm sent = ValidatorForm.of(asked.now()).sentInputWords(fields);
        List<String> words = RootSettings.split(sent.inputWords());
        if (!ValidatorForm.areWords(sent.inputWords())) {
            return answer(asked, sent, Proposal.wrong("input-words", "studio-words-form"));
        }
        return isOvertaken(asked.seen().inputWords(), asked.now().inputWords(), words)
                ? answer(asked, sent, overtaken(asked.now().inputWords()))
                : answer(asked, sent, ValidationEdits.inputArguments(asked.snapshot(), words));
    }

    private static boolean isOvertaken(List<String> seen, List<String> now, List<String> typed) {
        return !seen.equals(now) && !typed.equals(now);
    }

    private static Proposal overtaken(List<String> now) {
        return Proposal.wrong("form", "studio-field-overtaken", String.join(" ", now));
    }

    private Asked asked(String id, String revision) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        Validation now = Validation.of(snapshot, languages);
        Snapshot before = snapshot;
        for (FilePath path : List.of(RootSettings.of(snapshot).file(), General.PROBLEM)) {
            before = before.with(path, FileContent.text(forms.seen(snapshot, path, door.change(copy, revision))));
        }
        return new Asked(copy, snapshot, now, Validation.of(before, languages));
    }

    private Response answer(Asked asked, ValidatorForm sent, Proposal proposal) {
        return forms.answer(
                asked.snapshot(),
                proposal,
                new TabForms.Ways(
                        asked.copy().address() + "/validators",
                        "studio-saved",
                        bad -> Templates.validators(
                                door.copy(String.valueOf(asked.copy().id())),
                                asked.now(),
                                sent.refused(bad),
                                exampleLanguages())));
    }

    private List<Language> exampleLanguages() {
        return ExampleProgram.languages().stream()
                .flatMap(id -> languages.find(id).stream())
                .toList();
    }
}
