package dev.grundy.judge.result.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.phase.Rule.Where.OfFamilies;
import dev.grundy.judge.result.phase.Rule.Where.OfValues;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;

class PhaseFindingTest {
    /** The lady who tastes four cups of eight rightly: Fisher, The Design of Experiments, II. */
    @Test
    void theChanceOfAPureSideIsThatOfFishersExactTest() {
        Rule tea = new Rule(new OfFamilies(List.of("milk first")), new Tally(4, 0), new Tally(0, 4));
        assertThat(PhaseFinding.chance(tea)).isCloseTo(1 / 70.0, within(1e-12));
    }

    @Test
    void whereABoundSeparatesAllFailuresItIsTold() {
        PhaseFinding finding = PhaseFinding.of(map(family("random N", 6, value -> value >= 5)));
        assertThat(finding.kind()).isEqualTo(PhaseFinding.Kind.RULES);
        assertThat(finding.rules())
                .containsExactly(new Rule(new OfValues("random N", "N", true, 5), new Tally(24, 0), new Tally(0, 24)));
        assertThat(finding.rules().getFirst().kind()).isEqualTo(Rule.Kind.EXACTLY);
    }

    @Test
    void failuresOfSmallValuesAreToldByTheGreatestOfThem() {
        PhaseFinding finding = PhaseFinding.of(map(family("random N", 6, value -> value <= 2)));
        assertThat(finding.rules()).extracting(Rule::where).containsExactly(new OfValues("random N", "N", false, 2));
    }

    @Test
    void familiesWithoutFailuresAreToldWhereTheOthersFailOnSome() {
        PhaseFinding finding = PhaseFinding.of(map(
                family("random N", 4, value -> value % 2 == 0),
                family("apart N", 4, value -> false),
                family("lookout N", 4, value -> false)));
        assertThat(finding.rules())
                .contains(
                        new Rule(new OfFamilies(List.of("apart N", "lookout N")), new Tally(0, 64), new Tally(16, 16)));
        assertThat(finding.rules().getFirst().kind()).isEqualTo(Rule.Kind.NONE);
    }

    @Test
    void aFamilyOnWhichEverythingFailsIsTold() {
        PhaseFinding finding = PhaseFinding.of(
                map(family("deep N", 4, value -> true), family("random N", 4, value -> value % 4 == 0)));
        assertThat(finding.rules().getFirst())
                .isEqualTo(new Rule(new OfFamilies(List.of("deep N")), new Tally(32, 0), new Tally(8, 24)));
        assertThat(finding.rules().getFirst().kind()).isEqualTo(Rule.Kind.EVERY);
    }

    @Test
    void nothingIsGuessedFromFourFailures() {
        PhaseFinding finding = PhaseFinding.of(map(family("random N", 4, value -> value == 8)));
        assertThat(finding).isEqualTo(new PhaseFinding(new Tally(4, 28), List.of()));
        assertThat(finding.kind()).isEqualTo(PhaseFinding.Kind.FEW);
    }

    @Test
    void fiveAgainstFiveMayBeChance() {
        PhaseFinding finding = PhaseFinding.of(map(
                new Family("random", List.of(), trials(5, Verdict.WA)),
                new Family("apart", List.of(), trials(5, Verdict.AC))));
        assertThat(finding.kind()).isEqualTo(PhaseFinding.Kind.RULES);
        PhaseFinding amongMany = PhaseFinding.of(map(
                new Family("random", List.of(), trials(5, Verdict.WA)),
                new Family("apart", List.of(), trials(5, Verdict.AC)),
                new Family("chain", List.of(), trials(0, Verdict.AC)),
                new Family("ladder", List.of(), trials(0, Verdict.AC))));
        assertThat(amongMany.kind()).isEqualTo(PhaseFinding.Kind.UNCLEAR);
    }

    /** One in a hundred would be as many as may be. */
    @Test
    void failuresAtRandomAreHardlyEverGivenARule() {
        int told = 0;
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            PhaseFinding finding = PhaseFinding.of(map(
                    family("random N", 4, value -> random.nextInt(4) == 0),
                    family("apart N", 4, value -> random.nextInt(4) == 0),
                    family("chain N", 4, value -> random.nextInt(4) == 0)));
            told += finding.rules().size();
        }
        assertThat(told).isLessThanOrEqualTo(5);
    }

    @Test
    void allAndNoneAreSaidPlainly() {
        assertThat(PhaseFinding.of(map(family("random N", 4, value -> true))).kind())
                .isEqualTo(PhaseFinding.Kind.ALL_FAIL);
        assertThat(PhaseFinding.of(map(family("random N", 4, value -> false))).kind())
                .isEqualTo(PhaseFinding.Kind.NONE_FAILS);
        assertThat(PhaseFinding.of(map()).kind()).isEqualTo(PhaseFinding.Kind.FEW);
    }

    @Test
    void anExceededLimitTellsNothingAndACrashIsAFailure() {
        PhaseMap map = map(new Family(
                "random",
                List.of(),
                List.of(
                        new PhaseTrial(List.of(), Verdict.TLE),
                        new PhaseTrial(List.of(), Verdict.RTE),
                        new PhaseTrial(List.of(), Verdict.AC))));
        assertThat(map.tally()).isEqualTo(new Tally(1, 1));
        assertThat(map.leftOut()).isEqualTo(1);
    }

    private static PhaseMap map(Family... families) {
        return new PhaseMap(List.of(families), false);
    }

    /** N from 1 to 8, so many times each. */
    private static Family family(String name, int times, LongPredicate fails) {
        List<PhaseTrial> trials = new ArrayList<>();
        for (int time = 0; time < times; time++) {
            for (long value = 1; value <= 8; value++) {
                trials.add(new PhaseTrial(List.of(value), fails.test(value) ? Verdict.WA : Verdict.AC));
            }
        }
        return new Family(name, List.of("N"), trials);
    }

    private static List<PhaseTrial> trials(int count, Verdict verdict) {
        return Collections.nCopies(count, new PhaseTrial(List.of(), verdict));
    }
}
