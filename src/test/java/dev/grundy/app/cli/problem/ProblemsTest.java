package dev.grundy.app.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ProcessMark;
import dev.grundy.format.pack.Fault;
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

    /** It would stay for ever when the judging is killed. */
    @Test
    void aDirectoryIsReadWithoutAnotherForItsFiles() throws IOException {
        Path source = Files.createDirectory(directory.resolve("package"));
        Files.writeString(source.resolve("problem.yaml"), "problem_format_version: legacy\n");
        try (Problems problems = new Problems(directory, new PrintWriter(new StringWriter()))) {
            problems.reading(source.toString());
            assertThat(temporaryDirectories()).isEmpty();
        }
    }

    private static List<Path> temporaryDirectories() throws IOException {
        String own = ProcessMark.ofThisProcess().name();
        String ofThisProcess = own.substring(0, own.indexOf('-', "grundy-".length()) + 1);
        try (var paths = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return paths.filter(path -> path.getFileName().toString().startsWith(ofThisProcess))
                    .toList();
        }
    }

    @Test
    void aDirectoryOfNoFormatLacksItsProblemYaml() throws IOException {
        Path source = Files.createDirectory(directory.resolve("nothing"));

        assertThat(found(source)).containsExactly("there is no problem.yaml");
    }
}
