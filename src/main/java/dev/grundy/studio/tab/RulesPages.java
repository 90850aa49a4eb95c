package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.template.ExampleProgram;
import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.form.FieldForm;
import dev.grundy.studio.form.Proposal;
import dev.grundy.studio.form.TabForms;
import dev.grundy.studio.form.TabForms.Asked;
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
import jakarta.ws.rs.core.Response;
import java.util.List;

/** The rules of a working copy's game: whether there are any, their questions, added, deleted. */
@Path("/admin/studio/" + StudioDoor.ID + "/rules")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class RulesPages {
    private static final int LONGEST_QUESTIONS = 1000;

    private final TabForms forms;
    private final Languages languages;

    RulesPages(TabForms forms, Languages languages) {
        this.forms = forms;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio/tab", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance rules(WorkingCopy copy, Rules rules, FieldForm form, List<Language> languages);
    }

    @GET
    public TemplateInstance rules(@PathParam("id") String id) {
        Asked asked = forms.asked(id, "");
        Rules rules = Rules.of(asked.snapshot(), languages);
        return page(asked.copy(), rules, form(asked, rules.asLines()));
    }

    /** Puts an example in place that its author goes on from. */
    @POST
    @Path("/add")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(@PathParam("id") String id, @FormParam("language") @DefaultValue("") String language) {
        Asked asked = forms.asked(id, "");
        Rules rules = Rules.of(asked.snapshot(), languages);
        Proposal proposal = ExampleProgram.languages().contains(language)
                ? rules.added(asked.snapshot(), language)
                : Proposal.wrong("form", "studio-choose");
        return answer(asked, proposal, rules.asLines());
    }

    /** Sets the problem's questions about each game. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response ask(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            @FormParam("questions") @DefaultValue("") String typed) {
        Asked asked = forms.asked(id, revision);
        String questions = FileText.ofForm(typed);
        return answer(asked, proposal(asked, questions), questions);
    }

    private Proposal proposal(Asked asked, String questions) {
        List<String> wanted = questions
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        boolean isLong = questions.length() > LONGEST_QUESTIONS
                || wanted.stream().anyMatch(line -> line.chars().anyMatch(Character::isISOControl));
        if (wanted.isEmpty() || isLong) {
            return Proposal.wrong("questions", "studio-questions-form", LONGEST_QUESTIONS);
        }
        Rules rules = Rules.of(asked.snapshot(), languages);
        List<String> now = rules.questions();
        List<String> seen = Rules.of(forms.seen(asked, Rules.FILE), languages).questions();
        return !seen.equals(now) && !wanted.equals(now)
                ? Proposal.wrong("questions", "studio-field-overtaken", String.join("; ", now))
                : rules.asked(asked.snapshot(), wanted);
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") String id, @FormParam("revision") @DefaultValue("") String revision) {
        Asked asked = forms.asked(id, revision);
        Rules rules = Rules.of(asked.snapshot(), languages);
        return answer(
                asked,
                forms.isChangedSince(asked, rules.files())
                        ? Proposal.wrong("form", "studio-file-overtaken")
                        : rules.deleted(),
                rules.asLines());
    }

    private Response answer(Asked asked, Proposal proposal, String questions) {
        return forms.answer(
                asked,
                proposal,
                "rules",
                "studio-saved",
                bad -> page(
                        forms.now(asked),
                        Rules.of(asked.snapshot(), languages),
                        form(asked, questions).refused(bad, asked.snapshot().revision())));
    }

    private static FieldForm form(Asked asked, String questions) {
        return FieldForm.blank("", asked.copy().revision()).with("questions", questions);
    }

    private TemplateInstance page(WorkingCopy copy, Rules rules, FieldForm form) {
        return Templates.rules(copy, rules, form, ExampleProgram.languages(languages));
    }
}
