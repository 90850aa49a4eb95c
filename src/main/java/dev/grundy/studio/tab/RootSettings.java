package dev.grundy.studio.tab;

import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The settings of a copy for all its tests: the arguments of validators, in the file that has the say.
 *
 * @param around keys around the settings in that file
 * @param text of the file; empty where it is not there yet
 * @param yaml empty where that is none
 */
record RootSettings(FilePath file, List<String> around, String text, Optional<YamlEdit> yaml) {
    static final String OUTPUT = "output_validator_args";
    static final String INPUT = "input_validator_args";

    private static final FilePath GENERATORS = new FilePath("generators/generators.yaml");
    private static final List<FilePath> FILES =
            List.of(new FilePath("data/test_group.yaml"), new FilePath("data/testdata.yaml"));
    private static final List<String> KEYS = List.of("test_group.yaml", "testdata.yaml");
    /** Names of older versions, which count where the present ones are missing. */
    private static final List<String> FORMER = List.of("output_validator_flags", "input_validator_flags");

    /** A file in data has the say before generators.yaml. */
    static RootSettings of(Snapshot copy) {
        Optional<FilePath> inData =
                FILES.stream().filter(copy.files()::containsKey).findFirst();
        if (inData.isPresent()) {
            return of(copy, inData.get(), List.of());
        }
        boolean isCurrent = copy.format() == FormatVersion.V2025_09;
        if (!copy.files().containsKey(GENERATORS)) {
            return of(copy, FILES.get(isCurrent ? 0 : 1), List.of());
        }
        YamlEdit yaml = YamlEdit.of(copy.yaml(GENERATORS)).orElse(null);
        String key = KEYS.stream()
                .filter(known -> yaml != null && yaml.has(List.of(known)))
                .findFirst()
                .orElse(KEYS.get(isCurrent ? 0 : 1));
        return of(copy, GENERATORS, List.of(key));
    }

    private static RootSettings of(Snapshot copy, FilePath file, List<String> around) {
        String text = copy.yaml(file);
        return new RootSettings(file, around, text, YamlEdit.of(text));
    }

    /** The words of a key; none where it is not there, or no list of words. */
    List<String> words(String key) {
        return yaml.map(edit -> edit.value(path(key)).map(RootSettings::split).orElseGet(() -> edit.values(path(key))))
                .orElse(List.of());
    }

    static List<String> split(String words) {
        return Stream.of(words.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    FileLine where(String key) {
        return yaml.map(edit -> edit.has(path(key))
                        ? FileLine.of(file, edit, path(key))
                        : around.isEmpty() ? FileLine.of(file) : FileLine.of(file, edit, around))
                .orElseGet(() -> FileLine.of(file));
    }

    /** Whether that line is where this speaks of outputs. */
    boolean isSaidIn(FileLine line) {
        return line.equals(where(OUTPUT));
    }

    /** The text with other words; the same where nothing differs, empty where it is written in a way that only its author can change. */
    Optional<String> with(String key, List<String> words) {
        boolean isFormer = yaml.filter(edit -> FORMER.stream().anyMatch(former -> edit.has(path(former))))
                .isPresent();
        boolean isMap = yaml.filter(edit -> !edit.steps(path(key)).isEmpty() && !edit.isList(path(key)))
                .isPresent();
        if (words.equals(words(key)) && !isMap) {
            return Optional.of(text);
        }
        if (isFormer || isMap || yaml.isEmpty()) {
            return Optional.empty();
        }
        return (words.isEmpty() ? yaml.get().without(path(key)) : yaml.get().with(path(key), words))
                .map(YamlEdit::text)
                .filter(changed -> new RootSettings(file, around, changed, YamlEdit.of(changed))
                        .words(key)
                        .equals(words));
    }

    /** The same change of the copy's files. */
    Proposal proposed(Snapshot copy, Edits edits, String key, List<String> words) {
        Optional<String> changed = with(key, words);
        if (changed.isEmpty()) {
            return Proposal.byHand(where(key));
        }
        if (changed.get().equals(text)) {
            return Proposal.of(edits);
        }
        return Proposal.of(copy.rewritten(edits, file, changed.get()));
    }

    private List<String> path(String key) {
        List<String> path = new ArrayList<>(around);
        path.add(key);
        return path;
    }
}
