package dev.grundy.studio.tab;

import dev.grundy.format.language.Languages;
import dev.grundy.format.template.ExampleProgram;
import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The directory {@code game} of a copy.
 *
 * @param program the rules; empty if there are none
 * @param files all of the directory
 * @param questions the problem's questions about each game; none where game.yaml does not say
 * @param exhaustive the call that makes the instances on which it is proved; empty where practice.yaml says it
 * @param enumerated the name of those instances; empty where it does not say
 */
record Rules(
        Optional<PackageProgram> program,
        SortedSet<FilePath> files,
        Optional<YamlEdit> yaml,
        List<String> questions,
        String exhaustive,
        String enumerated) {
    static final FilePath FILE = new FilePath("game/game.yaml");

    private static final FilePath PRACTICE = new FilePath("practice.yaml");
    private static final String DIRECTORY = "game";
    private static final List<String> ANSWER = List.of("answer");

    static Rules of(Snapshot copy, Languages languages) {
        SortedSet<FilePath> files = copy.below(DIRECTORY);
        List<FilePath> rules = files.stream()
                .filter(path -> path.value().matches("game/rules(\\.[^/]+|/.*)"))
                .toList();
        Optional<YamlEdit> yaml = YamlEdit.of(copy.yaml(FILE));
        return new Rules(
                rules.isEmpty()
                        ? Optional.empty()
                        : Optional.of(PackageProgram.of(rules.getFirst().value(), rules, languages)),
                files,
                yaml,
                yaml.map(edit -> edit.oneOrMore(ANSWER)).orElse(List.of()),
                yaml.flatMap(edit -> edit.value(List.of("exhaustive"))).orElse(""),
                yaml.flatMap(edit ->
                                edit.value(List.of("enumerated")).or(() -> edit.value(List.of("enumerated", "en"))))
                        .orElse(""));
    }

    public String asLines() {
        return String.join("\n", questions);
    }

    /** Where something of game.yaml is written. */
    private FileLine where(String key) {
        return yaml.filter(edit -> edit.has(List.of(key)))
                .map(edit -> FileLine.of(FILE, edit, List.of(key)))
                .orElseGet(() -> FileLine.of(FILE));
    }

    public FileLine whereInstances() {
        return where("exhaustive");
    }

    /** Where the instances are said that game.yaml does not say. */
    public FileLine practice() {
        return FileLine.of(PRACTICE);
    }

    public boolean hasGameYaml() {
        return files.contains(FILE);
    }

    /** Headers and other files that lie there. */
    public List<FilePath> others() {
        return files.stream()
                .filter(path -> !path.equals(FILE)
                        && program.filter(rules -> rules.files().contains(path)).isEmpty())
                .toList();
    }

    Proposal added(Snapshot copy, String language) {
        if (program.isPresent()) {
            return Proposal.wrong("form", "studio-checker-there");
        }
        Edits edits = copy.completed(Edits.none(), DIRECTORY, ExampleProgram.RULES.files(language));
        return Proposal.of(hasGameYaml() ? edits : edits.add(FILE, FileContent.text(ExampleProgram.gameYaml())));
    }

    Proposal asked(Snapshot copy, List<String> wanted) {
        if (wanted.equals(questions)) {
            return Proposal.of(Edits.none());
        }
        return yaml.flatMap(edit -> edit.with(ANSWER, wanted))
                .map(changed -> Proposal.of(copy.rewritten(Edits.none(), FILE, changed.text())))
                .orElseGet(() -> Proposal.byHand(where("answer")));
    }

    Proposal deleted() {
        return Proposal.of(Edits.none().removeAll(files));
    }
}
