package dev.grundy.judge.explore.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.phase.Family;
import dev.grundy.judge.result.phase.PhaseFinding;
import dev.grundy.judge.result.phase.PhaseMap;
import dev.grundy.judge.result.phase.PhaseTrial;
import dev.grundy.judge.result.phase.Rule;
import dev.grundy.judge.search.SearchListener;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class PhaseMappingTest {
    private static final ProblemPackage TOKENS = problem("GMT-011");
    private static final ProblemPackage NIM = problem("GMT-019");

    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    /** Two tokens that never meet block nobody, nor does one that stands alone. */
    @Test
    void aProgramThatIgnoresBlockingFailsOnlyWhereTokensCanMeet() {
        List<Long> told = new ArrayList<>();
        PhaseResult result = mapped(
                "python",
                submission("GMT-011/submissions/wrong_answer/xor_of_grundy_values.py"),
                PhaseLimits.USUAL,
                told::add);
        assertThat(PhaseFinding.of(result.map()).rules()).anySatisfy(rule -> {
            assertThat(rule.where()).isEqualTo(new Rule.Where.OfFamilies(List.of("apart N M", "lookout N")));
            assertThat(rule.kind()).isEqualTo(Rule.Kind.NONE);
        });
        assertThat(result.map().cut()).isFalse();
        assertThat(result.map().tally().total()).isBetween(100, 180);
        assertThat(told).isSorted().startsWith(0L);
        assertThat(result.cpu()).isPositive();
    }

    @Test
    void aRightProgramFailsNowhere() {
        PhaseMap map = mapped(
                        "cpp",
                        submission("GMT-011/submissions/accepted/solution.cpp"),
                        new PhaseLimits(20, Duration.ofSeconds(30)),
                        SearchListener.SILENT)
                .map();
        assertThat(PhaseFinding.of(map).kind()).isEqualTo(PhaseFinding.Kind.NONE_FAILS);
    }

    @Test
    void whoExceedsTheTimeLimitIsNotRunOnTheSameAgainAndEndsEarly() {
        PhaseMap map = mapped(
                        "cpp",
                        "int main() { for (;;) {} }",
                        new PhaseLimits(160, Duration.ofNanos(1)),
                        SearchListener.SILENT)
                .map();
        assertThat(map.cut()).isTrue();
        assertThat(map.families().stream().flatMap(family -> family.trials().stream()))
                .singleElement()
                .satisfies(trial -> assertThat(trial.verdict()).isEqualTo(Verdict.TLE));
    }

    /** A player who takes single stones wins where there is one pile of one, and hardly ever where the games are many. */
    @Test
    void aStrategyProblemIsMappedByTheInteractorsWord() {
        PhaseMap map = mapped(
                        NIM,
                        "cpp",
                        submission("GMT-019/submissions/wrong_answer/takes_one.cpp"),
                        new PhaseLimits(40, Duration.ofSeconds(30)),
                        SearchListener.SILENT)
                .map();
        assertThat(map.cut()).isFalse();
        Map<String, Set<Verdict>> verdicts = map.families().stream()
                .collect(Collectors.toMap(
                        Family::name,
                        family -> family.trials().stream()
                                .map(PhaseTrial::verdict)
                                .collect(Collectors.toSet())));
        assertThat(verdicts)
                .hasEntrySatisfying("tiny SIZE", seen -> assertThat(seen).contains(Verdict.AC, Verdict.WA))
                .hasEntrySatisfying(
                        "random T MOST_PILES MOST_STONES",
                        seen -> assertThat(seen).contains(Verdict.WA));
    }

    @Test
    void interactiveProblemsWithoutRulesHaveNoMap(@TempDir Path directory) throws IOException {
        ProblemPackage interactive = withoutRules(directory);
        assertThat(PhaseMapping.canMap(NIM)).isTrue();
        assertThat(PhaseMapping.canMap(interactive)).isFalse();
        JudgingRequest request =
                JudgingRequest.of(interactive, Source.single(shop.language("cpp"), ""), shop.language("cpp"), 1);
        PhaseMapping mapping = new PhaseMapping(shop.workshop);
        assertThatThrownBy(() -> mapping.mapped(request, PhaseLimits.USUAL, SearchListener.SILENT))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("game/rules where it is interactive");
    }

    /** A guessing game that has families: its interactor reads the number from the answer. */
    private static ProblemPackage withoutRules(Path directory) throws IOException {
        Path guess = Path.of("src/test/resources/judging/guess/package");
        Path root = directory.resolve("package");
        try (Stream<Path> files = Files.walk(guess)) {
            for (Path file : files.toList()) {
                Files.copy(file, root.resolve(guess.relativize(file)));
            }
        }
        Files.createDirectory(root.resolve("generators"));
        Files.writeString(root.resolve("generators/gen.py"), "print(7)\n");
        Files.writeString(root.resolve("practice.yaml"), "fresh:\n  - gen.py 7 {seed}\n");
        return new PackageReader().read(root).orThrow();
    }

    private static PhaseResult mapped(String language, String program, PhaseLimits limits, SearchListener listener) {
        return mapped(TOKENS, language, program, limits, listener);
    }

    private static PhaseResult mapped(
            ProblemPackage problem, String language, String program, PhaseLimits limits, SearchListener listener) {
        return new PhaseMapping(shop.workshop)
                .mapped(
                        JudgingRequest.of(
                                problem, Source.single(shop.language(language), program), shop.language(language), 1),
                        limits,
                        listener);
    }

    private static String submission(String path) {
        try {
            return Files.readString(Path.of("problems", path));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ProblemPackage problem(String id) {
        return new PackageReader().read(Path.of("problems", id)).orThrow();
    }
}
