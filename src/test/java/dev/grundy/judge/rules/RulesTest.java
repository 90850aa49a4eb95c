package dev.grundy.judge.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.Together;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What rules print, and what is said of rules that do something else. */
@Tag("sandbox")
class RulesTest {
    private static final Path PROBLEMS = Path.of("problems");
    private static final GraphLimits SMALL = GraphLimits.LARGEST.withPositions(20_000);

    @TempDir
    static Path directory;

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    /** The browser tests look at them. */
    @TestFactory
    Stream<DynamicTest> gamesOfSightsAreAsTheRulesPrintThem() throws IOException {
        Map<String, ProblemPackage> problems = new TreeMap<>();
        for (Path directory : PackageReader.packagesIn(PROBLEMS)) {
            ProblemPackage problem = new PackageReader().read(directory).orThrow();
            problems.put(problem.frontMatter().slug().value(), problem);
        }
        return Together.tests(
                MadeGames.ofSights(), MadeGames.Made::slug, made -> checkMade(problems.get(made.slug()), made));
    }

    private static void checkMade(ProblemPackage problem, MadeGames.Made made) {
        RulesRun rules = new RulesRun(
                new ReadyProblem(problem, JUDGE.workshop()), problem.game().orElseThrow());
        StoredFile input = JUDGE.workshop().store().put(made.input().getBytes(StandardCharsets.US_ASCII));
        RulesRun.Printed printed = rules.print(input, SMALL, "a game of sights").orElseThrow();
        assertThat(new String(printed.text(), StandardCharsets.US_ASCII)).isEqualTo(made.graph());
    }

    @TestFactory
    Stream<DynamicTest> badRulesAreToldWithTheirFileAndACure() {
        Map<String, String> bad = new TreeMap<>(Map.of(
                "int main() { for (;;) {} }", "of CPU time",
                "#include <cstdio>\nint main() { for (;;) std::puts(\"N 0\"); }", "of output",
                "int main() { return 3; }", "exit code 3",
                "int main() { __builtin_trap(); }", "signal",
                "#include <cstdio>\nint main() { std::puts(\"First\"); }", "the first line is 'First'"));
        return Together.tests(List.copyOf(bad.entrySet()), Map.Entry::getValue, RulesTest::checkBad);
    }

    private static void checkBad(Map.Entry<String, String> bad) throws IOException {
        ProblemPackage problem =
                new PackageReader().read(PROBLEMS.resolve("GMT-001")).orThrow();
        Path file = Files.createTempDirectory(directory, "bad").resolve("rules.cpp");
        Files.writeString(file, bad.getKey());
        GameRules game = rules(problem.game().orElseThrow(), new TreeMap<>(Map.of("rules.cpp", file)));
        RulesRun rules = new RulesRun(new ReadyProblem(problem, JUDGE.workshop()), game, Duration.ofSeconds(1));
        StoredFile input = JUDGE.workshop().store().put("1\n3\n".getBytes(StandardCharsets.US_ASCII));
        assertThatThrownBy(() -> rules.solve(input, SMALL, "sample 1"))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("GMT-001: game/rules.cpp")
                .hasMessageContaining("(on sample 1); ")
                .hasMessageContaining(bad.getValue());
    }

    private static GameRules rules(GameRules game, SortedMap<String, Path> files) {
        Program program = new Program("rules.cpp", files, Optional.empty(), Optional.empty());
        return new GameRules(program, game.answer(), game.asking(), game.exhaustive(), game.enumerated());
    }
}
