package dev.grundy.judge.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.IdeaFinding;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.judge.result.SmallGamesFinding;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Programs for Stones 1-3-4. What the experiments find out is tested beside the classes that do it. */
@Tag("sandbox")
class ExperimentTest {
    private static final ProblemPackage STONES =
            new PackageReader().read(Path.of("problems/GMT-001")).orThrow();
    private static final String PROGRAM =
            "for n in list(map(int, open(0).read().split()))[1:]:\n    print('Second' if %s else 'First')\n";
    private static final String RIGHT = PROGRAM.formatted("n % 7 in (0, 2)");
    private static final String WRONG = PROGRAM.formatted("n % 5 == 0");

    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @ParameterizedTest
    @EnumSource
    void whatEachComesToIsWrittenAsJson(FindingKind kind) {
        Experiment experiment = of(kind);
        assertThat(experiment.suits()).accepts(STONES);
        String program = kind.explains(Verdict.AC) ? RIGHT : WRONG;
        Object finding = run(experiment, program, Optional.empty()).finding();
        assertThat(ResultJson.read(ResultJson.write(finding), finding.getClass()))
                .isEqualTo(finding);
    }

    @Test
    void aWrongProgramIsToldItsIdeaAndItsSmallestInput() {
        assertThat(run(of(FindingKind.IDEA), WRONG, Optional.empty()).finding())
                .isInstanceOfSatisfying(
                        IdeaFinding.class,
                        told -> assertThat(told.idea()).isEqualTo("takes exactly the multiples of five for lost"));
        assertThat(run(of(FindingKind.COUNTEREXAMPLE), WRONG, Optional.empty()).finding())
                .isInstanceOfSatisfying(SearchFinding.class, found -> {
                    assertThat(found.outcome()).isEqualTo("found");
                    assertThat(found.failure()).isNotNull();
                });
    }

    @Test
    void aTrialOnSmallGamesGoesOnWhereThePieceBeforeStopped() {
        SmallGamesFinding all = (SmallGamesFinding)
                run(of(FindingKind.SMALL_GAMES), RIGHT, Optional.empty()).finding();
        assertThat(all.outcome()).isEqualTo("right");
        String piece = ResultJson.write(
                SmallGamesFinding.of(all.games() - 1, all.games(), all.gamesAre(), all.gamesGerman(), null));
        AtomicLong first = new AtomicLong(-1);
        Object rest = of(FindingKind.SMALL_GAMES)
                .run()
                .on(request(RIGHT), Optional.of(piece), new Experiment.Listener() {
                    @Override
                    public void next() {}

                    @Override
                    public void next(long done) {
                        first.compareAndSet(-1, done);
                    }
                })
                .finding();
        assertThat(rest).isEqualTo(all);
        assertThat(first).hasValue(all.games() - 1);
    }

    private static Experiment of(FindingKind kind) {
        return Experiment.all(shop.workshop, Duration.ZERO).stream()
                .filter(experiment -> experiment.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    private static Experiment.Result run(Experiment experiment, String program, Optional<String> before) {
        return experiment.run().on(request(program), before, new Experiment.Listener() {
            @Override
            public void next() {}

            @Override
            public void next(long done) {}
        });
    }

    private static JudgingRequest request(String program) {
        return JudgingRequest.of(
                STONES, Source.single(shop.language("python"), program), shop.language("python"), FindingKind.SEED);
    }
}
