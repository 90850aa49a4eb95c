package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** The facts of src/test/c/cell: parts of the runner that can be tried without a kernel, under address and undefined-behaviour sanitizers. */
@Timeout(120)
class RunnerFactsTest {
    private static final Path OUT = Path.of("target/cell").toAbsolutePath();
    private static final int FEWEST = 20;

    @TestFactory
    Stream<DynamicTest> factsHold() throws IOException {
        String made = said("make", "-s", "-C", "src/main/c/cell", "OUT=" + OUT, "facts");
        assertThat(made).as("what make complains about").isEmpty();
        String all = said(OUT.resolve("facts").toString());
        List<String> facts =
                all.lines().filter(line -> line.matches("(not )?ok .*")).toList();
        assertThat(facts).as(all).hasSizeGreaterThanOrEqualTo(FEWEST);
        return facts.stream()
                .map(fact -> DynamicTest.dynamicTest(
                        fact.substring(fact.lastIndexOf(' ') + 1),
                        () -> assertThat(fact).as(all).startsWith("ok ")));
    }

    private static String said(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
