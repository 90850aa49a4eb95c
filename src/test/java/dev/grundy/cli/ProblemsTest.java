package dev.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.problem.pack.Fault;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemsTest {
    @TempDir
    Path directory;

    private List<String> found(Path source) {
        try (Problems problems = new Problems(directory, new PrintWriter(new StringWriter()))) {
            return problems.reading(source.toString()).errors().stream()
                    .map(Fault::found)
                    .toList();
        }
    }

    @Test
    void aBrokenPackageOfAnotherFormatSaysWhatIsWrongWithIt() throws IOException {
        Path source = Files.createDirectory(directory.resolve("polygon"));
        Files.writeString(source.resolve("problem.xml"), "<problem/>");

        assertThat(found(source)).containsExactly("problem.xml has no testset; export the package anew");
    }

    @Test
    void aDirectoryOfNoFormatLacksItsProblemYaml() throws IOException {
        Path source = Files.createDirectory(directory.resolve("nothing"));

        assertThat(found(source)).containsExactly("there is no problem.yaml");
    }
}
