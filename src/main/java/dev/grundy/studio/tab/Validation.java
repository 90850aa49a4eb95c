package dev.grundy.studio.tab;

import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.ComparisonFlags;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.General;
import dev.grundy.studio.copy.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * The programs and arguments that accept the inputs and outputs of a copy.
 *
 * @param own programs that accept outputs; none where these are compared by default
 * @param interactive whether those talk with the submission
 * @param multiPass whether those may ask for further runs
 * @param words arguments of the comparison or of its programs
 * @param flags the same as the default comparison understands them; empty where it does not
 * @param where the arguments are said
 * @param elsewhere where other arguments are said for some tests
 * @param inputs programs and grammars that accept inputs
 * @param inputWords arguments of all of those; empty where each has its own
 */
record Validation(
        List<PackageProgram> own,
        boolean interactive,
        boolean multiPass,
        List<String> words,
        Optional<ComparisonFlags> flags,
        FileLine where,
        List<FileLine> elsewhere,
        List<PackageProgram> inputs,
        List<String> inputWords,
        FileLine inputWhere) {
    static final List<String> OUTPUT_DIRECTORIES = List.of("output_validator", "output_validators");
    static final List<String> INPUT_DIRECTORIES =
            List.of("input_validators", "input_format_validators", "input_validator");

    static Validation of(Snapshot copy, Languages languages) {
        RootSettings settings = RootSettings.of(copy);
        ProblemTypeText type = ProblemTypeText.of(copy);
        List<String> words = new ArrayList<>(copy.format().isLegacy() ? type.flags() : List.of());
        words.addAll(settings.words(RootSettings.OUTPUT));
        return new Validation(
                programs(copy, OUTPUT_DIRECTORIES, languages),
                type.isInteractive(),
                type.isMultiPass(),
                words,
                flags(words),
                copy.format().isLegacy() ? FileLine.of(General.PROBLEM) : settings.where(RootSettings.OUTPUT),
                elsewhere(copy, settings),
                programs(copy, INPUT_DIRECTORIES, languages),
                settings.words(RootSettings.INPUT),
                settings.where(RootSettings.INPUT));
    }

    private static List<PackageProgram> programs(Snapshot copy, List<String> directories, Languages languages) {
        Map<String, List<FilePath>> programs = new TreeMap<>();
        for (String directory : directories) {
            for (FilePath file : copy.below(directory)) {
                String rest = file.value().substring(directory.length() + 1);
                String child = rest.contains("/") ? rest.substring(0, rest.indexOf('/')) : rest;
                programs.computeIfAbsent(directory + "/" + child, key -> new ArrayList<>())
                        .add(file);
            }
        }
        return programs.entrySet().stream()
                .map(program -> PackageProgram.of(program.getKey(), program.getValue(), languages))
                .toList();
    }

    private static Optional<ComparisonFlags> flags(List<String> words) {
        try {
            return Optional.of(ComparisonFlags.parse(words));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Beside the one place that speaks of all tests. */
    private static List<FileLine> elsewhere(Snapshot copy, RootSettings settings) {
        List<FileLine> lines = new ArrayList<>();
        for (FilePath path : copy.files().keySet()) {
            if (!path.value().matches("data/.*\\.yaml|generators/generators\\.yaml")) {
                continue;
            }
            int number = 0;
            for (String line : copy.text(path).orElse("").split("\n", -1)) {
                number++;
                FileLine found = new FileLine(path, OptionalInt.of(number));
                if (line.matches(".*\\boutput_validator_(args|flags)\\b.*")
                        && !line.strip().startsWith("#")
                        && !settings.isSaidIn(found)) {
                    lines.add(found);
                }
            }
        }
        return lines;
    }

    public boolean isByDefault() {
        return own.isEmpty();
    }
}
