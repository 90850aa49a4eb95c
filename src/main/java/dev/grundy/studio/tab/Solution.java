package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.studio.copy.FilePath;
import java.util.List;
import java.util.Optional;

/**
 * A program below {@code submissions}.
 *
 * @param path below submissions, such as {@code accepted/solution.cpp}
 * @param files at least one
 * @param said by its own entry of submissions.yaml
 * @param rules other rules of submissions.yaml about it
 */
record Solution(
        String path, List<FilePath> files, Optional<Language> language, Said said, List<SubmissionsText.Rule> rules) {
    Solution {
        files = List.copyOf(files);
        rules = List.copyOf(rules);
    }

    /** The result that its directory promises; empty where that promises nothing. */
    public Optional<ExpectedResult> result() {
        return ExpectedResult.ofFolder(folder());
    }

    public String folder() {
        return path.substring(0, path.indexOf('/'));
    }

    public String name() {
        return path.substring(path.indexOf('/') + 1);
    }

    /** The file whose text shows the program. */
    public FilePath main() {
        return files.getFirst();
    }
}
