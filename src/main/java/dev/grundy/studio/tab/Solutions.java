package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The programs of a copy that prove it, as its files are now. */
record Solutions(List<Solution> list, SubmissionsText said) {
    private static final String DIRECTORY = "submissions/";

    Solutions {
        list = List.copyOf(list);
    }

    /** By path, accepted ones first. */
    static Solutions of(Snapshot copy, Languages languages) {
        SubmissionsText said = SubmissionsText.of(copy.yaml(SubmissionsText.FILE));
        Map<String, List<FilePath>> programs = new TreeMap<>();
        copy.below("submissions")
                .forEach(file -> programOf(file)
                        .ifPresent(program -> programs.computeIfAbsent(program, key -> new ArrayList<>())
                                .add(file)));
        List<Solution> all = programs.entrySet().stream()
                .map(program -> new Solution(
                        program.getKey(),
                        program.getValue(),
                        language(program.getValue(), languages),
                        said.said(program.getKey()),
                        said.rules(program.getKey())))
                .toList();
        return new Solutions(
                Stream.concat(
                                all.stream().filter(one -> one.folder().equals(ExpectedResult.ACCEPTED.folder())),
                                all.stream().filter(one -> !one.folder().equals(ExpectedResult.ACCEPTED.folder())))
                        .toList(),
                said);
    }

    /** Such as {@code accepted/solution.cpp}, or {@code accepted/many} for a file in that directory; empty for a file that is none. */
    private static Optional<String> programOf(FilePath file) {
        String[] parts = file.value().substring(DIRECTORY.length()).split("/");
        boolean isNote = parts.length == 2 && parts[1].matches(".*\\.(md|txt|yaml|json)");
        return parts.length < 2 || isNote ? Optional.empty() : Optional.of(parts[0] + "/" + parts[1]);
    }

    private static Optional<Language> language(List<FilePath> files, Languages languages) {
        return files.stream()
                .flatMap(file -> languages.ofFile(file.name()).stream())
                .findFirst();
    }

    Optional<Solution> find(String path) {
        return list.stream().filter(one -> one.path().equals(path)).findFirst();
    }
}
