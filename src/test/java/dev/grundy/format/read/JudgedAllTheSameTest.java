package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The cases are in packages/judged-all-the-same.yaml. */
class JudgedAllTheSameTest {
    private static final String PROBLEM =
            "problem_format_version: 2025-09\nname: {en: Sum}\nuuid: 6c0c5a3e-3f6c-4c55-9f39-0d4b31c5f3b2\n";

    @TempDir
    Path directory;

    @TestFactory
    @SuppressWarnings("unchecked")
    Stream<DynamicTest> whatCanBeJudgedIsJudged() throws IOException {
        String yaml = Files.readString(Fixtures.fixture("judged-all-the-same.yaml"));
        var cases = (List<Map<String, Object>>) new Load(LoadSettings.builder().build()).loadFromString(yaml);
        return cases.stream().map(one -> dynamicTest((String) one.get("case"), () -> judge(one)));
    }

    private void judge(Map<String, Object> one) throws IOException {
        PackageReading reading = new PackageReader().read(made(one));

        assertThat(reading.errors()).isEmpty();
        assertThat(reading.orThrow().tests().allCases()).isNotEmpty();
        if (one.containsKey("warned")) {
            assertThat(reading.warnings())
                    .anySatisfy(fault -> assertThat(fault.toString()).startsWith((String) one.get("warned")));
        }
    }

    private Path made(Map<String, Object> one) throws IOException {
        Path root = others();
        for (Map.Entry<?, ?> file : ((Map<?, ?>) one.getOrDefault("write", Map.of())).entrySet()) {
            write(root, (String) file.getKey(), ((String) file.getValue()).getBytes(StandardCharsets.UTF_8));
        }
        for (Map.Entry<?, ?> file : ((Map<?, ?>) one.getOrDefault("hex", Map.of())).entrySet()) {
            write(root, (String) file.getKey(), HexFormat.of().parseHex((String) file.getValue()));
        }
        for (Object file : (List<?>) one.getOrDefault("remove", List.of())) {
            Files.delete(root.resolve((String) file));
        }
        return root;
    }

    private Path others() throws IOException {
        Path root = Files.createTempDirectory(directory, "others");
        Files.writeString(root.resolve("problem.yaml"), PROBLEM);
        for (String group : List.of("sample", "secret")) {
            write(root, "data/" + group + "/1.in", "1\n".getBytes(StandardCharsets.UTF_8));
            write(root, "data/" + group + "/1.ans", "1\n".getBytes(StandardCharsets.UTF_8));
        }
        return root;
    }

    private static void write(Path root, String path, byte[] content) throws IOException {
        Files.createDirectories(root.resolve(path).getParent());
        Files.write(root.resolve(path), content);
    }

    @Test
    void aSubmissionInAFileNamedCPlusPlusIsAProgram() throws IOException {
        Path root = others();
        write(root, "submissions/accepted/sum.c++", "int main() {}\n".getBytes(StandardCharsets.UTF_8));

        assertThat(new PackageReader().read(root).orThrow().submissions())
                .extracting(submission -> submission.path())
                .containsExactly("accepted/sum.c++");
    }

    @Test
    void theSameWarningOfManyFilesIsOneLineWithACount() throws IOException {
        Path root = others();
        for (int i = 10; i < 44; i++) {
            write(root, "data/secret/" + i + ".in", "1".getBytes(StandardCharsets.UTF_8));
            write(root, "data/secret/" + i + ".ans", "1\n".getBytes(StandardCharsets.UTF_8));
        }

        assertThat(new PackageReader()
                        .read(root).warnings().stream()
                                .map(Fault::toString)
                                .filter(fault -> fault.contains("line end")))
                .containsExactly(
                        "data/secret/10.in: warning: the last line has no line end; so it is in 33 other places;"
                                + " end the file with a newline");
    }
}
