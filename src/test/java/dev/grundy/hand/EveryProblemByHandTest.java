package dev.grundy.hand;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.hand.drawing.Drawings;
import dev.grundy.hand.drawing.Legend;
import dev.grundy.judging.hand.HandCheck;
import dev.grundy.judging.hand.HandMaking;
import dev.grundy.judging.hand.HandMaking.Made;
import dev.grundy.judging.workshop.ReadyProblem;
import dev.grundy.judging.workshop.TestWorkshop;
import dev.grundy.problem.pack.AnswerForm;
import dev.grundy.problem.pack.ByHand;
import dev.grundy.problem.pack.PackageReading;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.read.PackageReader;
import dev.grundy.testsupport.Together;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** All problems can be worked out by hand: instances are made, drawn, asked for in a form, and their answers checked. */
@Tag("sandbox")
class EveryProblemByHandTest {
    private static final int SEEDS = 5;
    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @TestFactory
    Stream<DynamicTest> isMadeDrawnAskedForAndChecked() {
        List<ProblemPackage> problems = new PackageReader()
                .readAll(Path.of("problems")).stream()
                        .map(PackageReading::problem)
                        .map(problem -> problem.orElseThrow())
                        // A talk has no answer that one could write down.
                        .filter(problem -> !problem.type().interactive())
                        .toList();
        assertThat(problems).hasSizeGreaterThan(16);
        return Together.tests(problems, ProblemPackage::name, EveryProblemByHandTest::tryByHand);
    }

    private static void tryByHand(ProblemPackage problem) {
        ByHand rules = problem.practice().byHand().orElseThrow();
        AnswerForm form = rules.form().orElseThrow();
        ReadyProblem ready = new ReadyProblem(problem, shop.workshop);
        HandMaking making = new HandMaking(ready);
        HandCheck check = new HandCheck(ready);
        assertThat(rules.levels()).hasSizeGreaterThanOrEqualTo(3);
        for (int level = 1; level <= rules.levels().size(); level++) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                Made made = making.make(rules.levels().get(level - 1).withSeed(seed));
                String what = problem.name() + " level " + level + " seed " + seed + ": " + made.input();
                int rows = form.count(made.input(), made.answer());
                assertThat(made.input().length()).as(what).isLessThan(HandInstanceRepository.LARGEST_BYTES);
                assertThat(Drawings.of(
                                rules.drawing().orElseThrow(),
                                made.input(),
                                new Legend(List.of(), AnswerForm.split(made.answer(), rows))))
                        .as(what)
                        .isPresent();
                AnswerSheet sheet = AnswerSheet.of(form, rows, made.answer());
                assertThat(sheet.fault()).as(what).isEmpty();
                assertThat(check.check(made.input(), made.answer(), sheet.text())
                                .accepted())
                        .as(what + " the reference answer, written by the form: " + sheet.text())
                        .isTrue();
                assertThat(check.check(made.input(), made.answer(), "none of it")
                                .accepted())
                        .as(what)
                        .isFalse();
            }
        }
    }
}
