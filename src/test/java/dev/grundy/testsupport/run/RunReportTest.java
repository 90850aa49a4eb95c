package dev.grundy.testsupport.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunReportTest {
    @TempDir
    Path directory;

    @BeforeEach
    void aGreenRun() throws IOException {
        phases("compile 90000 150000 1 0", "unit 61000 70000 1 0");
        classes(
                "unit",
                ran("dev.grundy.base.kernel.SlugTest", 3, 1),
                ran("dev.grundy.web.frame.PagesTest", 4, 12),
                ran("dev.grundy.app.cli.UpIT", 0, 60));
    }

    @Test
    void aGreenRunShowsItsPhasesAndClassesAndCountsItsTests() throws IOException {
        assertThat(report().isGreen()).isTrue();
        assertThat(printed(report()).lines())
                .contains(
                        "compile           90.0 s   150.0 s        0        0",
                        "unit              61.0 s    70.0 s        3        7",
                        "over 10 s and without a tag: PagesTest")
                .endsWith("7 passed, 0 failed");
    }

    @Test
    void aRedTestIsPrintedLastWithTheCommandThatRunsItAlone() throws IOException {
        classes(
                "application",
                new ClassRun(
                        "application",
                        "dev.grundy.people.tier.LeakTest",
                        5,
                        Duration.ofSeconds(1),
                        Duration.ofSeconds(1),
                        true,
                        List.of(new ClassRun.Red(
                                "dev.grundy.people.tier.LeakTest#nothing", "expected: <1>\n\tbut was: <2>"))));
        assertThat(report().isGreen()).isFalse();
        assertThat(printed(report())).endsWith("""
                red: dev.grundy.people.tier.LeakTest#nothing
                    expected: <1> but was: <2>
                    run it alone: ./grundy test dev.grundy.people.tier.LeakTest#nothing

                11 passed, 1 failed
                """);
    }

    @Test
    void aMethodThatIsRedInTheSameWaySeveralTimesIsPrintedOnce() throws IOException {
        var twice = new ClassRun.Red("dev.grundy.SlugTest#parses", "expected: <1>");
        var otherwise = new ClassRun.Red("dev.grundy.SlugTest#parses", "expected: <2>");
        Duration second = Duration.ofSeconds(1);
        classes(
                "unit",
                new ClassRun("unit", "dev.grundy.SlugTest", 5, second, second, true, List.of(twice, otherwise, twice)));
        assertThat(printed(report()).lines().filter(line -> line.startsWith("red: ")))
                .containsExactly("red: dev.grundy.SlugTest#parses, 2 times", "red: dev.grundy.SlugTest#parses");
        assertThat(printed(report())).endsWith("2 passed, 3 failed\n");
    }

    @Test
    void aPhaseThatBreaksOffIsRedThoughNoTestIs() throws IOException {
        phases("unit 1 1 1 0", "cells 5000 100 1 1");
        assertThat(report().isGreen()).isFalse();
        assertThat(printed(report()))
                .contains("red: cells ended with exit code 1")
                .contains("cells.log");
    }

    @Test
    void aPhaseThatBeganAgainIsNamed() throws IOException {
        assertThat(printed(report())).doesNotContain("begun again");
        phases("compile 1 1 1 0", "unit 61000 70000 2 0");
        assertThat(report().isGreen()).isTrue();
        assertThat(printed(report()))
                .contains("begun again: unit; the bundler ended its first start before any class did");
    }

    @Test
    void aNameThatNoTestHasIsRed() throws IOException {
        assertThat(report("SlugTest", "dev.grundy.web.frame.PagesTest#shows", "dev/grundy/**")
                        .isGreen())
                .isTrue();
        RunReport misspelt = report("SlugTest", "SlgTest");
        assertThat(misspelt.isGreen()).isFalse();
        assertThat(printed(misspelt)).contains("red: no test is called SlgTest; check its class and method");
    }

    @Test
    void aRunWithoutTestsIsRed() throws IOException {
        Files.delete(directory.resolve("unit.classes"));
        assertThat(report().isGreen()).isFalse();
        assertThat(printed(report())).contains("red: no test ran");
    }

    @Test
    void classesThatWereLeftOutAsRecordedAreCountedWithTheCommandThatRunsThem() throws IOException {
        assertThat(printed(report())).doesNotContain("recorded green");
        Files.write(directory.resolve("proved"), List.of("a/ATest.java", "a/BTest.java"));
        Files.write(directory.resolve("unproved"), List.of("a/CTest.java"));

        assertThat(printed(report()).lines())
                .contains(
                        "left out: 2 classes that are recorded green with the same content; ./grundy test --all runs them",
                        "not recorded green as they are: 1 classes; ./grundy test --record records what is green");
        report().writeJson();
        assertThat(directory.resolve("report.json")).content().contains("\"proved\":2");
    }

    @Test
    void theSameFiguresAreWrittenForPrograms() throws IOException {
        report().writeJson();
        assertThat(directory.resolve("report.json"))
                .content()
                .contains(
                        "{\"name\":\"compile\",\"wallMs\":90000,\"cpuMs\":150000,\"starts\":1,\"exitCode\":0}",
                        "{\"phase\":\"unit\",\"name\":\"dev.grundy.web.frame.PagesTest\",\"tests\":4,\"wallMs\":12000,\"cpuMs\":12000,\"red\":[]}");
    }

    private RunReport report(String... asked) throws IOException {
        return new RunReport(directory, List.of(asked));
    }

    private static String printed(RunReport report) {
        var bytes = new ByteArrayOutputStream();
        report.print(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private void phases(String... lines) throws IOException {
        Files.write(directory.resolve("phases"), List.of(lines));
    }

    private static ClassRun ran(String name, int tests, int seconds) {
        Duration time = Duration.ofSeconds(seconds);
        return new ClassRun("unit", name, tests, time, time, false, List.of());
    }

    private void classes(String phase, ClassRun... runs) throws IOException {
        Files.write(
                directory.resolve(phase + ".classes"),
                List.of(runs).stream().map(ClassRun::line).toList());
    }
}
