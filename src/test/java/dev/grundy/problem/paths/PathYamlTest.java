package dev.grundy.problem.paths;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathYamlTest {
    private static final String FILE = "small.yaml";
    private static final String SMALL = """
            title: Small
            text: Two problems.
            parts:
              - title: First part
                steps:
                  - problem: GMT-001
                    why: It is first.
                    before: Nothing.
              - title: Second part
                text: With a text.
                steps:
                  - problem: GMT-002
                    why: It is second.
                    before: The first.
            """;

    @TempDir
    Path directory;

    @Test
    void aPathIsReadWhole() {
        Faults faults = new Faults();
        LearningPath path = PathYaml.read(FILE, SMALL, faults).orElseThrow();
        assertThat(faults.list()).isEmpty();
        assertThat(path.slug()).isEqualTo("small");
        assertThat(path.parts()).extracting(LearningPath.Part::title).containsExactly("First part", "Second part");
        assertThat(path.steps())
                .containsExactly(
                        new LearningPath.Step("GMT-001", "It is first.", "Nothing."),
                        new LearningPath.Step("GMT-002", "It is second.", "The first."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "title: Small            |                        | small.yaml:2: error: title is missing",
                "title: Small            | titel: Small           | small.yaml:1: error: unknown key 'titel'",
                "why: It is first.       | why:                   | small.yaml:7: error: why is empty",
                "before: Nothing.        | after: Nothing.        | small.yaml:8: error: unknown key 'after'",
                "problem: GMT-002        | problem: GMT-001       | small.yaml:12: error: the problem 'GMT-001' stands on line 6 too",
                "text: Two problems.     | text: [a, b]           | small.yaml:2: error: text is [a, b]",
                "- title: First part     | - name: First part     | small.yaml:4: error: title is missing",
            })
    void whatIsWrongIsAFaultThatNamesItsLine(String there, String instead, String fault) {
        Faults faults = new Faults();
        String text = SMALL.replace(there, Optional.ofNullable(instead).orElse(""));
        assertThat(PathYaml.read(FILE, text, faults)).isEmpty();
        assertThat(faults.list().stream().map(Fault::toString)).anyMatch(told -> told.startsWith(fault));
    }

    @Test
    void lessonsStandBetweenTheSteps() throws IOException {
        String text = SMALL.replace("      - problem: GMT-002\n", "      - lesson: mex\n      - problem: GMT-002\n");
        LearningPath path = PathYaml.read(FILE, text, new Faults()).orElseThrow();
        assertThat(path.parts().getLast().stops())
                .containsExactly(
                        new LearningPath.Lesson("mex"),
                        new LearningPath.Step("GMT-002", "It is second.", "The first."));
        assertThat(path.steps()).hasSize(2);
        assertThat(faultsOf(FILE, text.replace("- lesson: mex", "- {lesson: mex, why: x}")))
                .anyMatch(fault -> fault.contains("unknown key 'why'"));
        assertThat(faultsOf(FILE, text.replace("lesson: mex", "lesson: ../mex")))
                .anyMatch(fault -> fault.contains("lesson is '../mex'"));
        assertThat(faultsOf(FILE, text.replace("- lesson: mex", "- lesson: mex\n      - lesson: mex")))
                .anyMatch(fault -> fault.contains("the lesson 'mex' stands on line 12 too"));
        Files.writeString(directory.resolve("a.yaml"), text);
        Faults faults = new Faults();
        assertThat(PathFiles.read(directory, faults).broken()).containsExactly("a");
        assertThat(faults.list().toString()).contains("the lesson 'mex' has no directory lessons/mex");
        Files.createDirectories(directory.resolve("lessons/mex"));
        assertThat(PathFiles.read(directory, new Faults()).broken()).isEmpty();
    }

    @Test
    void aPathNeedsPartsAndAPartSteps() {
        assertThat(faultsOf("small.yaml", "title: a\ntext: b\n")).anyMatch(fault -> fault.contains("parts is missing"));
        assertThat(faultsOf("small.yaml", "title: a\ntext: b\nparts:\n  - title: c\n"))
                .anyMatch(fault -> fault.contains("steps is missing"));
    }

    @Test
    void theFilesNameIsTheAddress() {
        assertThat(faultsOf("Not an address.yaml", SMALL)).anyMatch(fault -> fault.contains("the path's address"));
    }

    @Test
    void oneBrokenFileKeepsNoOtherFromBeingRead() throws IOException {
        Files.writeString(directory.resolve("a.yaml"), SMALL);
        Files.writeString(directory.resolve("b.yaml"), "title: [");
        Files.write(directory.resolve("c.yaml"), new byte[] {'a', ':', ' ', (byte) 0xff});
        Files.writeString(directory.resolve("notes.txt"), "no path");
        Files.createSymbolicLink(directory.resolve("d.yaml"), directory.resolve("nowhere"));
        Faults faults = new Faults();
        PathFiles.Reading reading = PathFiles.read(directory, faults);
        assertThat(reading.paths()).extracting(LearningPath::slug).containsExactly("a");
        assertThat(reading.broken()).containsExactly("b", "c");
        assertThat(faults.list().stream().map(Fault::file)).contains("b.yaml", "c.yaml");
    }

    private static List<String> faultsOf(String file, String text) {
        Faults faults = new Faults();
        PathYaml.read(file, text, faults);
        return faults.list().stream().map(Fault::toString).toList();
    }
}
