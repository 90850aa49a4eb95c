package dev.grundy.studio.tab;

import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.Wording;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;
import java.util.Optional;

/**
 * The form of one program as it is shown, or was sent.
 *
 * @param program whose form it is, below submissions; empty for a new one
 * @param revision of the copy that was seen
 * @param language id of that of a new one, as chosen
 * @param text source of a new one
 * @param where what has to be changed by hand, if that is what is wrong
 */
record SolutionForm(
        String program,
        String revision,
        String folder,
        String name,
        Said said,
        String language,
        String text,
        FormErrors errors,
        Optional<FileLine> where) {
    private static final int LONGEST_MESSAGE = 300;

    static SolutionForm blank(WorkingCopy copy) {
        return new SolutionForm(
                "",
                String.valueOf(copy.revision()),
                ExpectedResult.WRONG_ANSWER.folder(),
                "",
                Said.NOTHING,
                "",
                "",
                FormErrors.none(),
                Optional.empty());
    }

    static SolutionForm of(WorkingCopy copy, Solution solution) {
        return new SolutionForm(
                solution.path(),
                String.valueOf(copy.revision()),
                solution.folder(),
                solution.name(),
                solution.said(),
                "",
                "",
                FormErrors.none(),
                Optional.empty());
    }

    static SolutionForm sent(MultivaluedMap<String, String> fields) {
        return new SolutionForm(
                field(fields, "program"),
                field(fields, "revision"),
                field(fields, "folder").strip(),
                field(fields, "name").strip(),
                new Said(
                        verdicts(fields, "permitted"),
                        verdicts(fields, "required"),
                        field(fields, "message").strip(),
                        Optional.of(field(fields, "time-limit"))
                                .filter(Said.TIME_LIMITS::contains)
                                .orElse(""),
                        fields.containsKey("model"),
                        new Said.Idea(
                                field(fields, "idea-en").strip(),
                                field(fields, "idea-de").strip())),
                "",
                "",
                FormErrors.none(),
                Optional.empty());
    }

    /** A new one as it was sent. */
    SolutionForm sent(String typedFolder, String typedName, String chosenLanguage, String typedText) {
        return new SolutionForm(
                program,
                revision,
                typedFolder.strip(),
                typedName.strip(),
                said,
                chosenLanguage,
                FileText.ofForm(typedText),
                errors,
                where);
    }

    /**
     * With the name of the uploaded file where none was typed, and the extension of the language where the name has none of its own.
     */
    SolutionForm named(String uploaded, Languages languages) {
        String file =
                name.isEmpty() ? uploaded.substring(uploaded.replace('\\', '/').lastIndexOf('/') + 1) : name;
        String extension = languages
                .find(language)
                .filter(found -> !file.isEmpty() && !file.contains("."))
                .map(found -> "." + found.extensions().getFirst())
                .orElse("");
        return sent(folder, file + extension, language, text);
    }

    private static String field(MultivaluedMap<String, String> fields, String name) {
        return Optional.ofNullable(fields.getFirst(name)).orElse("");
    }

    private static List<String> verdicts(MultivaluedMap<String, String> fields, String name) {
        List<String> chosen = fields.getOrDefault(name, List.of());
        return Said.VERDICTS.stream().filter(chosen::contains).toList();
    }

    SolutionForm refused(Proposal.Bad bad, long now) {
        return new SolutionForm(
                program,
                String.valueOf(now),
                folder,
                name,
                said,
                language,
                text.replace("\0", "\uFFFD"),
                bad.errors(),
                bad.where());
    }

    SolutionEdits.Wanted wanted() {
        return new SolutionEdits.Wanted(folder, name, said);
    }

    /** Those that submissions.yaml has words for. */
    public List<String> verdicts() {
        return Said.VERDICTS;
    }

    public boolean isKnownFolder() {
        return ExpectedResult.ofFolder(folder).isPresent();
    }

    /** What is wrong with what was typed. */
    FormErrors wrong() {
        FormErrors errors = FormErrors.none();
        errors = isLine(said.message(), LONGEST_MESSAGE)
                ? errors
                : errors.and("message", "studio-solution-message-form", LONGEST_MESSAGE);
        for (String idea : List.of(said.idea().en(), said.idea().de())) {
            errors = isLine(idea, Wording.LONGEST)
                    ? errors
                    : errors.and("idea", "studio-solution-message-form", Wording.LONGEST);
        }
        if (folder.equals(ExpectedResult.ACCEPTED.folder()) && !said.idea().equals(Said.Idea.NONE)) {
            return errors.and("idea", "studio-solution-idea-accepted");
        }
        boolean isGermanOnly = said.idea().en().isEmpty() && !said.idea().de().isEmpty();
        return isGermanOnly ? errors.and("idea", "studio-solution-idea-english") : errors;
    }

    private static boolean isLine(String text, int longest) {
        return text.length() <= longest && text.chars().noneMatch(Character::isISOControl);
    }
}
