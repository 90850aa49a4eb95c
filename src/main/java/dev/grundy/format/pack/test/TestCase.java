package dev.grundy.format.pack.test;

import dev.grundy.format.pack.program.PackageFile;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One input with its answer.
 *
 * @param files put into the submission's working directory, by name
 * @param display the texts that solvers are shown instead of input and answer
 */
public record TestCase(
        String name,
        InputSource input,
        AnswerSource answer,
        TestSettings settings,
        SortedMap<String, Path> files,
        Notes notes,
        Display display)
        implements TestNode {

    /** For judges and, as hints, for solvers who failed the test. */
    public record Notes(Optional<String> hint, Optional<String> description, Optional<Path> image) {
        public static final Notes NONE = new Notes(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * Files that replace input and answer where a test is shown or downloaded; all empty means that those are shown.
     *
     * @param output a valid output other than the answer
     * @param interaction lines that start with {@code <} (to the submission) or {@code >} (from it); {@code ---}
     *     separates passes
     */
    public record Display(
            Optional<PackageFile> input,
            Optional<PackageFile> answer,
            Optional<PackageFile> output,
            Optional<PackageFile> interaction,
            Optional<PackageFile> inputDownload,
            Optional<PackageFile> answerDownload) {
        public static final Display AS_IS = new Display(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public TestCase {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** With nothing but input and answer: no files, no notes, shown as it is. */
    public static TestCase plain(String name, InputSource input, AnswerSource answer, TestSettings settings) {
        return new TestCase(name, input, answer, settings, new TreeMap<>(), Notes.NONE, Display.AS_IS);
    }

    public boolean isSample() {
        return name.startsWith("sample/");
    }

    /** The name without its groups, such as {@code 03-chain}. */
    public String baseName() {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    /** Whether its input or its answer is made by a program of the package. */
    public boolean isMade() {
        return input instanceof InputSource.Generated || answer instanceof AnswerSource.Solved;
    }
}
