package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grundy.base.kernel.FileTree;
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

/** The cases are in malformed.yaml, the faults in malformed-faults.txt; {@code -Dsnapshots=update} rewrites the latter. */
class MalformedPackagesTest {
    private static final Path FAULTS = Fixtures.fixture("malformed-faults.txt");

    @TempDir
    Path directory;

    @TestFactory
    Stream<DynamicTest> everyFaultIsToldWithFileLineAndCure() throws IOException {
        StringBuilder all = new StringBuilder();
        String expected = Files.exists(FAULTS) ? Files.readString(FAULTS) : "";
        List<DynamicTest> tests = cases().map(oneCase -> {
                    String told = told(oneCase);
                    all.append(told);
                    return dynamicTest(
                            (String) oneCase.get("case"),
                            () -> assertThat(expected).contains(told));
                })
                .toList();
        if ("update".equals(System.getProperty("snapshots"))) {
            Files.writeString(FAULTS, all);
        }
        return tests.stream();
    }

    @SuppressWarnings("unchecked")
    private static Stream<Map<String, Object>> cases() throws IOException {
        String yaml = Files.readString(Fixtures.fixture("malformed.yaml"));
        return ((List<Map<String, Object>>) new Load(LoadSettings.builder().build()).loadFromString(yaml)).stream();
    }

    private String told(Map<String, Object> oneCase) {
        try {
            PackageReading reading = new PackageReader().read(made(oneCase));
            StringBuilder told = new StringBuilder("# " + oneCase.get("case") + "\n");
            reading.faults().forEach(fault -> told.append(fault).append('\n'));
            return told.append('\n').toString();
        } catch (IOException e) {
            throw new IllegalStateException("the case " + oneCase.get("case") + " cannot be made", e);
        }
    }

    private Path made(Map<String, Object> oneCase) throws IOException {
        String base = (String) oneCase.getOrDefault("base", "ours");
        Path parent = Files.createTempDirectory(directory, "case");
        Path root = Fixtures.copyOf(base, parent);
        for (Object removed : (List<?>) oneCase.getOrDefault("remove", List.of())) {
            FileTree.delete(root.resolve((String) removed));
        }
        for (Map.Entry<?, ?> written : changes(oneCase, "write")) {
            write(
                    root.resolve((String) written.getKey()),
                    ((String) written.getValue()).getBytes(StandardCharsets.UTF_8));
        }
        for (Map.Entry<?, ?> written : changes(oneCase, "hex")) {
            write(root.resolve((String) written.getKey()), HexFormat.of().parseHex((String) written.getValue()));
        }
        for (Map.Entry<?, ?> replaced : changes(oneCase, "replace")) {
            replace(root.resolve((String) replaced.getKey()), (List<?>) replaced.getValue());
        }
        for (Map.Entry<?, ?> link : changes(oneCase, "link")) {
            Files.deleteIfExists(root.resolve((String) link.getKey()));
            Files.createSymbolicLink(root.resolve((String) link.getKey()), Path.of((String) link.getValue()));
        }
        return root;
    }

    private static Iterable<? extends Map.Entry<?, ?>> changes(Map<String, Object> oneCase, String kind) {
        return ((Map<?, ?>) oneCase.getOrDefault(kind, Map.of())).entrySet();
    }

    private static void write(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    private static void replace(Path file, List<?> change) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains((String) change.getFirst());
        Files.writeString(file, text.replace((String) change.getFirst(), (String) change.getLast()));
    }

    @Test
    void aBrokenPackageLeavesTheOthersAlone() throws IOException {
        Path good = Fixtures.copyOf("ours", directory);
        Path broken = Fixtures.copyOf("draft", directory);
        Files.delete(broken.resolve("problem.yaml"));
        Files.writeString(directory.resolve("README.md"), "not a package");

        List<PackageReading> readings = new PackageReader().readAll(directory);

        assertThat(readings).extracting(PackageReading::name).containsExactly("draft", "ours");
        assertThat(readings.get(0).errors()).hasSize(1);
        assertThat(readings.get(1).problem()).isPresent();
        assertThat(readings.get(1).orThrow().root()).isEqualTo(good.toAbsolutePath());
    }

    @Test
    void idsAndSlugsThatTwoPackagesShareBreakBoth() throws IOException {
        Path first = Fixtures.copyOf("ours", directory);
        Files.move(first, directory.resolve("a"));
        Files.move(Fixtures.copyOf("ours", directory), directory.resolve("b"));

        List<PackageReading> readings = new PackageReader().readAll(directory);

        assertThat(readings.get(1).problem()).isEmpty();
        assertThat(readings.get(0).errors())
                .extracting(Fault::toString)
                .containsExactly(
                        "problem.yaml: error: the uuid '1f0a3c5e-7c1f-4f0e-9d52-6c2a9a1b7d10' is that of package b too;"
                                + " give each package its own",
                        "statement/problem.en.md: error: the display_id 'TEST-001' is that of package b too; give each package its own",
                        "statement/problem.en.md: error: the problem_id 'TEST_SUM__0001' is that of package b too;"
                                + " give each package its own",
                        "statement/problem.en.md: error: the slug 'sum-of-two' is that of package b too; give each package its own");
    }

    @Test
    void tenThousandTestsAreRead() throws IOException {
        Path root = Fixtures.copyOf("ours", directory);
        for (int i = 0; i < 10_000; i++) {
            Files.writeString(root.resolve("data/secret/t%05d.in".formatted(i)), i + " 0\n");
            Files.writeString(root.resolve("data/secret/t%05d.ans".formatted(i)), i + "\n");
        }

        assertThat(new PackageReader().read(root).orThrow().tests().secrets()).hasSize(10_004);
    }
}
