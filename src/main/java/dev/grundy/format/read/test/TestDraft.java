package dev.grundy.format.read.test;

import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.read.tree.ProgramFiles;
import dev.grundy.format.yaml.YamlSection;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.regex.Pattern;

/**
 * All that is known of one test before its settings are worked out.
 *
 * @param name path below data, without extension
 * @param files by extension without the first dot, such as {@code in} or {@code ans.statement}
 * @param workFiles of its {@code .files} directory
 * @param config its settings when they stand in generators.yaml; those on disk are among the files
 * @param solution the program that makes the answer when none is given
 */
record TestDraft(
        String name,
        Map<String, PackageFile> files,
        SortedMap<String, Path> workFiles,
        Optional<YamlSection> config,
        Optional<GeneratorCall> call,
        List<Pattern> match,
        Optional<Program> solution,
        Origin origin) {

    /** Where an author finds what declared the test. */
    record Origin(String file, OptionalInt line) {}

    TestDraft under(String directory) {
        return new TestDraft(
                directory + "/" + ProgramFiles.nameOf(name), files, workFiles, config, call, match, solution, origin);
    }

    /**
     * This one, whose files lie there: with its answer it is not made again. Without, the test is the declared one, and of
     * the files that lie there the answer counts where the input is written out.
     */
    TestDraft orFrom(TestDraft declared) {
        if (files.containsKey("in") && files.containsKey("ans")) {
            return this;
        }
        if (!files.containsKey("ans") || !declared.files.containsKey("in")) {
            return declared;
        }
        Map<String, PackageFile> all = new LinkedHashMap<>(declared.files);
        all.putIfAbsent("ans", files.get("ans"));
        return new TestDraft(
                name,
                all,
                declared.workFiles,
                declared.config,
                declared.call,
                declared.match,
                declared.solution,
                origin);
    }

    boolean hasInput() {
        return call.isPresent() || files.containsKey("in");
    }

    Optional<PackageFile> file(String extension) {
        return Optional.ofNullable(files.get(extension));
    }
}
