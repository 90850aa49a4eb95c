package dev.grundy.judge.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("sandbox")
class SmallScopeTest {
    private static final ProblemPackage STONES =
            new PackageReader().read(Path.of("problems/GMT-001")).orThrow();
    private static final ProblemPackage NIM =
            new PackageReader().read(Path.of("problems/GMT-019")).orThrow();
    private static final String RIGHT =
            "for n in list(map(int, open(0).read().split()))[1:]:\n" + "    print('Second' if %s else 'First')\n";
    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @Test
    void aRightProgramIsRightOnEveryGame() {
        SmallScopeResult result = tried("n % 7 in (0, 2)", Duration.ofSeconds(60));
        assertThat(result.failure()).isEmpty();
        assertThat(result.tried()).isEqualTo(result.games()).isPositive();
        assertThat(result.gamesAre()).isEqualTo(STONES.game().orElseThrow().enumerated());
    }

    @Test
    void theFirstGameOnWhichAProgramIsWrongIsTheLastThatIsTried() {
        SmallScopeResult result = tried("n % 7 in (0, 2) and n < 300", Duration.ofSeconds(60));
        assertThat(result.failure()).hasValueSatisfying(failure -> {
            assertThat(failure.verdict()).isEqualTo(Verdict.WA);
            assertThat(failure.origin()).startsWith("generators/gen.cpp every 125 ");
            assertThat(failure.input()).contains("301");
        });
        assertThat(result.tried()).isBetween(2, result.games() - 1);
    }

    @Test
    void whereTheTimeIsUpItIsToldHowManyWereTried() {
        SmallScopeResult result = tried("n % 7 in (0, 2)", Duration.ofNanos(1));
        assertThat(result.tried()).isOne();
        assertThat(result.failure()).isEmpty();
        assertThat(result.games()).isGreaterThan(1);
    }

    @Test
    void itGoesOnWhereItWas() {
        SmallScopeResult result = tried("n % 7 in (0, 2) and n > 100", 101, Duration.ofSeconds(60));
        assertThat(result.failure()).as("wrong on the first only").isEmpty();
        assertThat(result.tried()).isEqualTo(result.games()).isGreaterThan(100);
        assertThat(tried("n % 7 in (0, 2)", result.games(), Duration.ofSeconds(60)))
                .extracting(SmallScopeResult::tried, SmallScopeResult::failure)
                .containsExactly(result.games(), Optional.empty());
    }

    @Test
    void aRightProgramForAStrategyProblemWinsEveryGame() {
        SmallScopeResult result = played("false");
        assertThat(result.failure()).isEmpty();
        assertThat(result.tried()).isEqualTo(result.games()).isEqualTo(194);
    }

    @Test
    void theFirstGameThatItLosesIsShownWithWhatWasSaid() {
        SmallScopeResult result = played("piles == std::vector<int>{3, 1, 2, 2}");
        assertThat(result.failure()).hasValueSatisfying(failure -> {
            assertThat(failure.verdict()).isEqualTo(Verdict.WA);
            assertThat(failure.input()).isEqualTo("1\n4\n3 1 2 2\n");
            assertThat(failure.expected()).isEmpty();
            assertThat(failure.message()).isEqualTo("game 1, your move 1: '2 1' leaves 3 0 2 2, and the judge wins");
            assertThat(failure.conversation())
                    .isEqualTo(new Conversation(
                            List.of(
                                    new Turn(Speaker.INTERACTOR, "1\n4\n3 1 2 2\n"),
                                    new Turn(Speaker.PROGRAM, "2 1\n")),
                            List.of(),
                            0));
        });
        assertThat(result.tried()).isBetween(2, result.games() - 1);
    }

    /** @param slips where the reference solver of Play Nim takes a stone from the second pile instead */
    private static SmallScopeResult played(String slips) {
        String right = "const int sum = nim_sum(piles);";
        String program = submission("GMT-019/submissions/accepted/solution.cpp");
        assertThat(program).contains(right);
        return new SmallScope(shop.workshop)
                .tried(
                        JudgingRequest.of(
                                NIM,
                                Source.single(
                                        shop.language("cpp"),
                                        program.replace(right, "if (" + slips + ") return {1, 1};\n" + right)),
                                shop.language("cpp"),
                                1),
                        0,
                        SmallScopeLimits.USUAL,
                        SearchListener.SILENT);
    }

    private static String submission(String path) {
        try {
            return Files.readString(Path.of("problems", path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SmallScopeResult tried(String losing, Duration most) {
        return tried(losing, 0, most);
    }

    private static SmallScopeResult tried(String losing, int from, Duration most) {
        String program = RIGHT.formatted(losing);
        return new SmallScope(shop.workshop)
                .tried(
                        JudgingRequest.of(
                                STONES, Source.single(shop.language("python"), program), shop.language("python"), 1),
                        from,
                        new SmallScopeLimits(most),
                        tried -> {});
    }
}
