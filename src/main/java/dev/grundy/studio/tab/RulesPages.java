package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.template.ExampleProgram;
import dev.grundy.people.account.Role;
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
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;

/** The rules of a working copy's game: whether there are any, what they prove, added, deleted. */
@Path("/admin/studio/" + StudioDoor.ID + "/rules")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class RulesPages {
    private static final int LONGEST_QUESTIONS = 1000;

    private final StudioDoor door;
    private final TabForms forms;
    private final Languages languages;

    RulesPages(StudioDoor door, TabForms forms, Languages languages) {
        this.door = door;
        this.forms = forms;
        this.languages = languages;
    }

    @CheckedTemplate(basePath = "studio", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance rules(WorkingCopy copy, Rules rules, Typed typed, List<Language> languages);
    }

    /**
     * The forms as they were sent.
     *
     * @param questions one a line
     * @param where what has to be changed by hand, if that is what is wrong
     */
    record Typed(String questions, FormErrors errors, Optional<FileLine> where) {}

    @GET
    public TemplateInstance rules(@PathParam("id") String id) {
        WorkingCopy copy = door.copy(id);
        Rules rules = Rules.of(forms.snapshot(copy), languages);
        return page(copy, rules, new Typed(rules.asLines(), FormErrors.none(), Optional.empty()));
    }

    /** Puts an example in place that its author goes on from. */
    @POST
    @Path("/add")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(@PathParam("id") String id, @FormParam("language") @DefaultValue("") String language) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        Rules rules = Rules.of(snapshot, languages);
        Proposal proposal = ExampleProgram.languages().contains(language)
                ? rules.added(snapshot, language)
                : Proposal.wrong("form", "studio-choose");
        return answer(copy, snapshot, proposal, rules.asLines());
    }

    /** What the problem asks of each game. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response ask(
            @PathParam("id") String id,
            @FormParam("revision") @DefaultValue("") String revision,
            @FormParam("questions") @DefaultValue("") String typed) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        Rules rules = Rules.of(snapshot, languages);
        String questions = FileText.ofForm(typed);
        List<String> wanted = questions
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        boolean isLong = questions.length() > LONGEST_QUESTIONS
                || wanted.stream().anyMatch(line -> line.chars().anyMatch(Character::isISOControl));
        if (wanted.isEmpty() || isLong) {
            return answer(
                    copy, snapshot, Proposal.wrong("questions", "studio-questions-form", LONGEST_QUESTIONS), questions);
        }
        Snapshot before = snapshot.with(
                Rules.FILE, FileContent.text(forms.seen(snapshot, Rules.FILE, door.change(copy, revision))));
        List<String> seen = Rules.of(before, languages).questions();
        return answer(
                copy,
                snapshot,
                !seen.equals(rules.questions()) && !wanted.equals(rules.questions())
                        ? Proposal.wrong("questions", "studio-field-overtaken", String.join("; ", rules.questions()))
                        : rules.asked(snapshot, wanted),
                questions);
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") String id, @FormParam("revision") @DefaultValue("") String revision) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = forms.snapshot(copy);
        Rules rules = Rules.of(snapshot, languages);
        return answer(
                copy,
                snapshot,
                forms.changedSince(door.change(copy, revision), rules.files())
                        ? Proposal.wrong("form", "studio-file-overtaken")
                        : rules.deleted(),
                rules.asLines());
    }

    private Response answer(WorkingCopy copy, Snapshot snapshot, Proposal proposal, String questions) {
        return forms.answer(
                snapshot,
                proposal,
                new TabForms.Ways(
                        copy.address() + "/rules",
                        "studio-saved",
                        bad -> page(
                                door.copy(String.valueOf(copy.id())),
                                Rules.of(snapshot, languages),
                                new Typed(questions.replace("\0", "\uFFFD"), bad.errors(), bad.where()))));
    }

    private TemplateInstance page(WorkingCopy copy, Rules rules, Typed typed) {
        return Templates.rules(
                copy,
                rules,
                typed,
                ExampleProgram.languages().stream()
                        .flatMap(id -> languages.find(id).stream())
                        .toList());
    }
}
