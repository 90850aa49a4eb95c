package dev.grundy.submission.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.compare.TokenChecker;
import dev.grundy.format.read.PackageReader;
import dev.grundy.submission.finding.Remedies.Answers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RemediesTest {
    @TempDir
    Path root;

    @Test
    void eachTestIsComparedByItsOwnFlags() throws IOException {
        Answers answers = answers("[float_tolerance, '0.1']");
        assertThat(answers.to("sample/1").map(checker -> checker.accepts("1.05", "1")))
                .contains(false);
        assertThat(answers.to("secret/1").map(checker -> checker.accepts("1.05", "1")))
                .contains(true);
        assertThat(answers.to("fresh/7").map(checker -> checker.accepts("1.05", "1")))
                .as("like the secret ones")
                .contains(true);
        assertThat(answers.toOthers().map(checker -> checker.accepts("1.2", "1")))
                .contains(false);
    }

    @Test
    void flagsThatNobodyCanReadCompareNothing() throws IOException {
        Optional<TokenChecker> checker = answers("[no_such_flag]").toOthers();
        assertThat(checker).isEmpty();
    }

    private Answers answers(String secretFlags) throws IOException {
        write("problem.yaml", """
                problem_format_version: 2025-09
                name: {en: Heap}
                uuid: 7a3c2f7c-9a3e-4f0e-8d1b-3f1f5a0f7a11
                """);
        for (String test : new String[] {"sample/1", "secret/1"}) {
            write("data/" + test + ".in", "1\n");
            write("data/" + test + ".ans", "1\n");
        }
        write("data/secret/test_group.yaml", "output_validator_args: " + secretFlags + "\n");
        return Remedies.of(new PackageReader().read(root).orThrow(), OptionalInt.empty())
                .answers()
                .orElseThrow();
    }

    private void write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
