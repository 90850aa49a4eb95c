package dev.grundy.judge.explore.idea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Wording;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import dev.grundy.testsupport.run.AllOnly;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs that a person might write for Stones 1-3-4, and its named ones. */
@Tag("sandbox")
class IdeaComparisonTest {
    private static final ProblemPackage STONES = read("GMT-001");
    private static final String PROGRAM =
            "for n in list(map(int, open(0).read().split()))[1:]:\n    print('Second' if %s else 'First')\n";
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
    void anIdeaIsToldHoweverItIsWritten() {
        assertThat(compared("n - n // 7 * 7 == 0").told()).hasValueSatisfying(told -> {
            assertThat(told.misconception().idea().english()).isEqualTo("takes only the multiples of seven for lost");
            assertThat(told.tests()).isGreaterThanOrEqualTo(Told.FEWEST_TESTS);
        });
        assertThat(compared("n & 1 == 0")
                        .told()
                        .orElseThrow()
                        .misconception()
                        .idea()
                        .english())
                .isEqualTo("takes odd piles for won and even ones for lost");
    }

    /** Two named programs say so, and answer alike: what is told is the idea, not the program. */
    @Test
    void anIdeaThatTwoProgramsHaveIsToldToAThird() {
        assertThat(compared("n % 5 == 0").told())
                .hasValueSatisfying(
                        told -> assertThat(told.misconception().idea().english())
                                .isEqualTo("takes exactly the multiples of five for lost"));
    }

    @Test
    @AllOnly("the named programs of this problem are run on 250 tests, most of them in languages that start slowly")
    void anIdeaThatTwoProgramsInOtherLanguagesHaveIsToldToo() {
        ProblemPackage tokens = read("GMT-011");
        String program = """
                import sys
                from functools import lru_cache
                numbers = list(map(int, sys.stdin.read().split()))
                moves = [[] for _ in range(numbers[0] + 1)]
                for i in range(numbers[1]):
                    moves[numbers[2 + 2 * i]].append(numbers[3 + 2 * i])
                @lru_cache(None)
                def wins(a, b):
                    return any(not wins(c, b) for c in moves[a]) or any(not wins(a, c) for c in moves[b])
                print("First" if wins(*numbers[-2:]) else "Second")
                """;
        IdeaResult result = new IdeaComparison(tokens, shop.workshop, IdeaLimits.USUAL, IdeaListener.SILENT)
                .compare(JudgingRequest.of(
                        tokens, Source.single(shop.language("python"), program), shop.language("python"), 1));
        assertThat(result.told()).hasValueSatisfying(told -> {
            assertThat(told.misconception().idea())
                    .isEqualTo(new Wording("ignores blocking", "das Blockieren nicht beachtet"));
            assertThat(told.misconception().anchor()).contains("point-two-games-that-do-not-touch");
            assertThat(told.tests()).isBetween(Told.FEWEST_TESTS, 250);
        });
    }

    @Test
    void anIdeaThatNobodyNamedIsNotGuessed() {
        assertThat(compared("n % 7 == 2").told()).isEmpty();
        assertThat(compared("n % 7 in (0, 3)").told()).isEmpty();
    }

    @Test
    void anIdeaWithAnotherMistakeOnTopIsNotTold() {
        assertThat(compared("n % 7 == 0 and n != 7").told()).isEmpty();
    }

    @Test
    void aRightProgramHasNone() {
        assertThat(compared("n % 7 in (0, 2)").told()).isEmpty();
    }

    @Test
    void whatIsTooSlowIsJudgedByTheTestsThatItAnswers() {
        String slow = "(n % 7 == 0, [x for x in range(10 ** 10 if n > 10 ** 12 else 0) if x < 0])[0]";
        assertThat(comparison(Duration.ofSeconds(10))
                        .compare(request(PROGRAM.formatted(slow)))
                        .told())
                .hasValueSatisfying(
                        told -> assertThat(told.misconception().idea().english())
                                .isEqualTo("takes only the multiples of seven for lost"));
    }

    @Test
    void namedProgramsAreRunOnceForEachVersion() {
        compared("n % 7 == 0");
        AtomicInteger runs = new AtomicInteger();
        List<Named> named = new IdeaComparison(STONES, shop.workshop, IdeaLimits.USUAL, runs::incrementAndGet).named();
        assertThat(runs).hasValue(0);
        assertThat(named)
                .extracting(Named::path)
                .contains("wrong_answer/parity.js")
                .hasSize(9);
        assertThat(named).allSatisfy(one -> assertThat(one.answers()).anyMatch(IdeaAnswer::isWrong));
    }

    @Test
    void whatDoesNotCompileIsAFaultThatSaysSo() {
        assertThatThrownBy(() -> comparison(Duration.ofSeconds(60))
                        .compare(JudgingRequest.of(
                                STONES, Source.single(shop.language("cpp"), "int main( {"), shop.language("cpp"), 1)))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("the submission does not compile");
    }

    @Test
    void interactiveProblemsAreLeftOut() {
        assertThat(IdeaComparison.canCompare(STONES)).isTrue();
        assertThat(IdeaComparison.canCompare(read("GMT-019"))).isFalse();
    }

    private static IdeaResult compared(String losing) {
        return comparison(Duration.ofSeconds(60)).compare(request(PROGRAM.formatted(losing)));
    }

    private static IdeaComparison comparison(Duration most) {
        return new IdeaComparison(STONES, shop.workshop, new IdeaLimits(most), IdeaListener.SILENT);
    }

    private static JudgingRequest request(String program) {
        return JudgingRequest.of(STONES, Source.single(shop.language("python"), program), shop.language("python"), 1);
    }

    private static ProblemPackage read(String name) {
        return new PackageReader().read(Path.of("problems").resolve(name)).orThrow();
    }
}
