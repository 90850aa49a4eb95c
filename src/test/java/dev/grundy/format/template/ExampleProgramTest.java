package dev.grundy.format.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs what authors begin with as a judge would. */
class ExampleProgramTest {
    private static final int ACCEPTED = 42;
    private static final int REFUSED = 43;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"cpp", "python"})
    void theCheckerComparesWordByWord(String language) throws IOException, InterruptedException {
        List<String> checker = made(ExampleProgram.CHECKER, language);
        assertThat(judged(checker, "1\n3\n", "Second\nFirst\n", " Second   First"))
                .isEqualTo(ACCEPTED);
        assertThat(judged(checker, "1\n3\n", "Second\nFirst\n", "Second Second"))
                .isEqualTo(REFUSED);
        assertThat(Files.readString(directory.resolve("feedback/judgemessage.txt")))
                .isEqualTo("word 2: expected 'First', found 'Second'\n");
        assertThat(judged(checker, "1\n3\n", "Second\n", "Second Second")).isEqualTo(REFUSED);
        assertThat(judged(checker, "1\n3\n", "Second\n", "")).isEqualTo(REFUSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cpp", "python"})
    void theInteractorHasItsNumbersGuessed(String language) throws IOException, InterruptedException {
        List<String> interactor = made(ExampleProgram.INTERACTOR, language);
        assertThat(judged(interactor, "2\n3\n0\n", "", "5\n2\n3\n0\n")).isEqualTo(ACCEPTED);
        assertThat(Files.readString(directory.resolve("said"))).isEqualTo("2\nless\nmore\nright\nright\n");
        assertThat(judged(interactor, "1\n3\n", "", "5\n")).isEqualTo(REFUSED);
        assertThat(judged(interactor, "1\n3\n", "", "x\n")).isEqualTo(REFUSED);
        assertThat(judged(interactor, "1\n3\n", "", "3\nmore\n")).isEqualTo(REFUSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cpp", "python"})
    void theInputValidatorLetsNothingElseThrough(String language) throws IOException, InterruptedException {
        List<String> validator = made(ExampleProgram.INPUT_VALIDATOR, language);
        assertThat(run(validator, "2\n0\n100000\n")).isEqualTo(ACCEPTED);
        for (String bad : List.of(
                "",
                "1\n",
                "1\n0",
                "1\n00\n",
                "1\n-1\n",
                "1\n100001\n",
                "1 \n0\n",
                "2\n0\n",
                "1\n0\n0\n",
                "0\n",
                "1\n0\n\n",
                "1\r\n0\r\n")) {
            assertThat(run(validator, bad)).as(bad).isEqualTo(REFUSED);
        }
    }

    @Test
    void bothRulesPrintTheSameGame() throws IOException, InterruptedException {
        List<String> graphs = new ArrayList<>();
        for (String language : ExampleProgram.languages()) {
            List<String> rules = new ArrayList<>(made(ExampleProgram.RULES, language));
            rules.add("100");
            assertThat(run(rules, "2\n3\n1\n")).isZero();
            graphs.add(Files.readString(directory.resolve("said")));
            rules.set(rules.size() - 1, "2");
            assertThat(run(rules, "1\n50\n")).isZero();
            assertThat(Files.readString(directory.resolve("said"))).endsWith("too-large\n");
        }
        assertThat(graphs.get(0))
                .startsWith("state-graph 1 impartial\nstarts 0 1\n")
                .endsWith("end 4\n");
        assertThat(graphs.get(1)).isEqualTo(graphs.get(0));
    }

    private List<String> made(ExampleProgram example, String language) throws IOException, InterruptedException {
        Path place = Files.createTempDirectory(directory, language);
        for (var file : example.files(language).entrySet()) {
            Files.writeString(place.resolve(file.getKey()), file.getValue());
        }
        if (language.equals("python")) {
            return List.of(
                    "/usr/bin/python3", place.resolve(example.base() + ".py").toString());
        }
        Path program = place.resolve("program");
        List<String> compiler = List.of(
                "g++",
                "-std=c++20",
                "-Wall",
                "-o",
                program.toString(),
                place.resolve(example.base() + ".cpp").toString());
        assertThat(new ProcessBuilder(compiler).inheritIO().start().waitFor()).isZero();
        return List.of(program.toString());
    }

    private int judged(List<String> program, String input, String answer, String output)
            throws IOException, InterruptedException {
        Files.writeString(directory.resolve("input"), input);
        Files.writeString(directory.resolve("answer"), answer);
        Files.createDirectories(directory.resolve("feedback"));
        List<String> command = new ArrayList<>(program);
        command.add(directory.resolve("input").toString());
        command.add(directory.resolve("answer").toString());
        command.add(directory.resolve("feedback") + "/");
        return run(command, output);
    }

    private int run(List<String> command, String input) throws IOException, InterruptedException {
        Path in = Files.write(directory.resolve("in"), input.getBytes(StandardCharsets.UTF_8));
        return new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(directory.resolve("said").toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
