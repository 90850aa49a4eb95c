package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.template.ExampleProgram;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.General;
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
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The validators of the outputs and the inputs of a working copy. */
@Path("/admin/studio/" + StudioDoor.ID + "/validators")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class ValidatorPages {
    private final TabForms forms;
    private final Languages languages;

    ValidatorPages(TabForms forms, Languages languages) {
        this.forms = forms;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio/tab", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance validators(
                WorkingCopy copy, Validation now, FieldForm form, List<Language> languages);
    }

    @GET
    @Consumes(MediaType.WILDCARD)
    public TemplateInstance validators(@PathParam("id") String id) {
        Asked asked = forms.asked(id, "");
        return page(asked.copy(), now(asked), shown(asked));
    }

    /** Compares outputs by default, in this way. */
    @POST
    @Path("/default")
    public Response byDefault(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        Asked asked = asked(id, fields);
        FieldForm sent = ValidatorForm.comparing(shown(asked), FieldForm.sent("", fields))
                .about("default");
        return answer(asked, sent, comparing(asked, sent));
    }

    private Proposal comparing(Asked asked, FieldForm sent) {
        FormErrors wrong = ValidatorForm.wrongTolerances(sent);
        if (!wrong.isEmpty()) {
            return Proposal.wrong(wrong);
        }
        Validation now = now(asked);
        List<FilePath> going =
                now.own().stream().flatMap(program -> program.files().stream()).toList();
        if (forms.isChangedSince(asked, going)) {
            return Proposal.wrong("form", "studio-file-overtaken");
        }
        List<String> flags = ValidatorForm.flags(sent, now.words());
        return unlessOvertaken(
                asked, Validation::words, flags, () -> ValidationEdits.byDefault(asked.snapshot(), now, flags));
    }

    /** Puts an example of a checker or an interactor in place. */
    @POST
    @Path("/program")
    public Response byProgram(
            @PathParam("id") String id,
            @FormParam("kind") @DefaultValue("") String kind,
            @FormParam("language") @DefaultValue("") String language) {
        Asked asked = forms.asked(id, "");
        boolean isChosen = Stream.of("checker", "interactor").anyMatch(kind::equals)
                && ExampleProgram.languages().contains(language);
        return answer(
                asked,
                shown(asked).about("program"),
                isChosen
                        ? ValidationEdits.byProgram(asked.snapshot(), now(asked), kind.equals("interactor"), language)
                        : Proposal.wrong("form", "studio-choose"));
    }

    /** Sets the arguments of the programs that accept outputs. */
    @POST
    @Path("/words")
    public Response words(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        return words(
                asked(id, fields),
                ValidatorForm.WORDS,
                fields,
                Validation::words,
                (copy, words) -> ValidationEdits.arguments(copy, Edits.none(), words));
    }

    /** Sets the arguments of input validators. */
    @POST
    @Path("/input/words")
    public Response inputWords(@PathParam("id") String id, MultivaluedMap<String, String> fields) {
        return words(
                asked(id, fields),
                ValidatorForm.INPUT_WORDS,
                fields,
                Validation::inputWords,
                ValidationEdits::inputArguments);
    }

    /** @param field the name of the form and its field on the page */
    private Response words(
            Asked asked,
            String field,
            MultivaluedMap<String, String> fields,
            Function<Validation, List<String>> known,
            BiFunction<Snapshot, List<String>, Proposal> edits) {
        String typed = FieldForm.raw(fields, "words").strip();
        List<String> words = RootSettings.split(typed);
        return answer(
                asked,
                shown(asked).about(field).with(field, typed),
                ValidatorForm.areWords(typed)
                        ? unlessOvertaken(asked, known, words, () -> edits.apply(asked.snapshot(), words))
                        : Proposal.wrong(field, "studio-words-form"));
    }

    /** Adds an input validator that its author goes on from. */
    @POST
    @Path("/input")
    public Response addInput(
            @PathParam("id") String id,
            @FormParam("language") @DefaultValue("") String language,
            @FormParam("name") @DefaultValue("") String name) {
        Asked asked = forms.asked(id, "");
        return answer(
                asked,
                shown(asked).about("input").with("name", name.strip()),
                ExampleProgram.languages().contains(language)
                        ? ValidationEdits.addInputValidator(asked.snapshot(), name.strip(), language)
                        : Proposal.wrong("form", "studio-choose"));
    }

    @POST
    @Path("/input/delete")
    public Response deleteInput(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            @FormParam("program") @DefaultValue("") String program) {
        Asked asked = forms.asked(id, revision);
        Proposal proposal = now(asked).inputs().stream()
                .filter(one -> one.path().equals(program))
                .findFirst()
                .map(known -> forms.isChangedSince(asked, known.files())
                        ? Proposal.wrong("form", "studio-file-overtaken")
                        : Proposal.of(Edits.none().removeAll(known.files())))
                .orElseGet(() -> Proposal.wrong("form", "studio-program-gone"));
        return answer(asked, shown(asked).about("input"), proposal);
    }

    /** The words that were typed must not overwrite words that somebody else has typed since. */
    private Proposal unlessOvertaken(
            Asked asked, Function<Validation, List<String>> known, List<String> typed, Supplier<Proposal> edits) {
        List<String> now = known.apply(now(asked));
        Snapshot before = forms.seen(asked, RootSettings.of(asked.snapshot()).file(), General.PROBLEM);
        boolean isOvertaken = !known.apply(Validation.of(before, languages)).equals(now) && !typed.equals(now);
        return isOvertaken ? Proposal.wrong("form", "studio-field-overtaken", String.join(" ", now)) : edits.get();
    }

    private Asked asked(String id, MultivaluedMap<String, String> fields) {
        return forms.asked(id, FieldForm.raw(fields, "revision"));
    }

    private Validation now(Asked asked) {
        return Validation.of(asked.snapshot(), languages);
    }

    private FieldForm shown(Asked asked) {
        return ValidatorForm.of(now(asked), asked.copy().revision());
    }

    private Response answer(Asked asked, FieldForm sent, Proposal proposal) {
        return forms.answer(
                asked,
                proposal,
                "validators",
                "studio-saved",
                bad -> page(
                        forms.now(asked),
                        now(asked),
                        sent.refused(bad, asked.snapshot().revision())));
    }

    private TemplateInstance page(WorkingCopy copy, Validation now, FieldForm form) {
        return Templates.validators(copy, now, form, ExampleProgram.languages(languages));
    }
}
