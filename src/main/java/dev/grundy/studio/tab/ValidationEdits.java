package dev.grundy.studio.tab;

import dev.grundy.format.template.ExampleProgram;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.General;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The edits of a copy's files for another way of accepting inputs and outputs. */
final class ValidationEdits {
    private ValidationEdits() {}

    /** Compares outputs by default; the copy's own programs for it go. */
    static Proposal byDefault(Snapshot copy, Validation now, List<String> flags) {
        Edits edits = Edits.none();
        for (PackageProgram program : now.own()) {
            edits = edits.removeAll(program.files());
        }
        Proposal typed = now.isByDefault()
                ? Proposal.of(edits)
                : ProblemTypeText.of(copy).validated(edits, false, false);
        return typed.then(rest -> arguments(copy, rest, flags));
    }

    /** Puts an example in place that its author goes on from; arguments of the default comparison would mean nothing to it. */
    static Proposal byProgram(Snapshot copy, Validation now, boolean interactive, String language) {
        if (!now.isByDefault()) {
            return Proposal.wrong("form", "studio-checker-there");
        }
        String directory = Validation.OUTPUT_DIRECTORIES.get(copy.format().isLegacy() ? 1 : 0);
        ExampleProgram example = interactive ? ExampleProgram.INTERACTOR : ExampleProgram.CHECKER;
        Edits edits = copy.completed(Edits.none(), directory, example.files(language));
        return ProblemTypeText.of(copy)
                .validated(edits, true, interactive)
                .then(rest -> now.flags().isPresent() && !now.words().isEmpty()
                        ? arguments(copy, rest, List.of())
                        : Proposal.of(rest));
    }

    /** Of the comparison or of the programs in its place. */
    static Proposal arguments(Snapshot copy, Edits edits, List<String> words) {
        if (!copy.format().isLegacy()) {
            return RootSettings.of(copy).proposed(copy, edits, RootSettings.OUTPUT, words);
        }
        // problem.yaml may have another change already: that is the text to go on from.
        Optional<FileContent> typed = Optional.ofNullable(edits.written().get(General.PROBLEM));
        return ProblemTypeText.of(
                        typed.map(text -> copy.with(General.PROBLEM, text)).orElse(copy))
                .flagged(edits, words);
    }

    static Proposal inputArguments(Snapshot copy, List<String> words) {
        return RootSettings.of(copy).proposed(copy, Edits.none(), RootSettings.INPUT, words);
    }

    /** @param name of its file without extension, or of its directory where it needs a header */
    static Proposal addInputValidator(Snapshot copy, String name, String language) {
        Map<String, String> files = ExampleProgram.INPUT_VALIDATOR.files(language);
        String program = Validation.INPUT_DIRECTORIES.getFirst() + "/" + name;
        boolean isAlone = files.size() == 1;
        Edits edits = Edits.none();
        for (Map.Entry<String, String> example : files.entrySet()) {
            String file = example.getKey();
            Optional<FilePath> path = FilePath.parse(
                            program + (isAlone ? file.substring(file.lastIndexOf('.')) : "/" + file))
                    .filter(FilePath::isOfTheFormat);
            if (path.isEmpty() || name.contains("/")) {
                return Proposal.wrong("name", "studio-solution-name-form");
            }
            edits = edits.add(path.get(), FileContent.text(example.getValue()));
        }
        boolean isTaken = isAlone
                ? edits.added().keySet().stream().anyMatch(copy.files()::containsKey)
                : copy.file(program).isPresent() || !copy.below(program).isEmpty();
        return isTaken ? Proposal.wrong("name", "studio-taken") : Proposal.of(edits);
    }
}
