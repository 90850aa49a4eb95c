package dev.grundy.problem.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against the figures of the algorithm's description, https://super-memory.com/english/ol/sm2.htm. */
class RepetitionTest {
    /** With grade 4 EF stays 2.5: I(1) = 1, I(2) = 6, then 6 * 2.5, and so on, rounded up. */
    @Test
    void intervalsGrowByTheEasiness() {
        assertThat(days(Recall.HESITANT, 5)).containsExactly(1, 6, 15, 38, 95);
    }

    /** Grade 5 adds 0.1 to EF each time: 6 * 2.7 = 16.2, 17 * 2.8 = 47.6. */
    @Test
    void perfectRecallStretchesThem() {
        assertThat(days(Recall.PERFECT, 4)).containsExactly(1, 6, 17, 48);
    }

    /** The formula's values for each grade. */
    @ParameterizedTest
    @CsvSource({"5, 2.6", "4, 2.5", "3, 2.36", "2, 2.18", "1, 1.96", "0, 1.7"})
    void easinessFollowsTheFormula(int grade, double expected) {
        assertThat(Repetition.easinessAfter(2.5, grade)).isCloseTo(expected, within(1e-9));
    }

    @Test
    void easinessNeverFallsBelowItsFloor() {
        assertThat(Repetition.easinessAfter(1.35, 0)).isEqualTo(1.3);
        assertThat(days(Recall.HELPED, 20)).isSorted();
    }

    @Test
    void whatWasForgottenBeginsAnewWithItsEasiness() {
        Repetition learnt =
                Repetition.NEW.after(Recall.PERFECT).after(Recall.PERFECT).after(Recall.PERFECT);
        Repetition forgotten = learnt.after(Recall.SHOWN);
        assertThat(forgotten.days()).isOne();
        assertThat(forgotten.easiness()).isEqualTo(learnt.easiness());
        assertThat(forgotten.after(Recall.HESITANT).days()).isOne();
        assertThat(forgotten.after(Recall.HESITANT).after(Recall.HESITANT).days())
                .isEqualTo(6);
    }

    private static List<Integer> days(Recall recall, int times) {
        List<Integer> days = new ArrayList<>();
        Repetition repetition = Repetition.NEW;
        for (int i = 0; i < times; i++) {
            repetition = repetition.after(recall);
            days.add(repetition.days());
        }
        return days;
    }
}
