package dev.grundy.learn.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.SolvedGame;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpponentTest {
    private static final int TRIES = 300;

    @Test
    void perfectPlayKeepsWhatItHas() {
        SolvedGame game = Games.stones(40);
        IntStream.range(0, 40)
                .forEach(position -> assertThat(game.isBest(
                                position, Opponent.PERFECT.choose(game, position, 100, new Random(position))))
                        .isTrue());
    }

    /** From 7 stones, lost, taking 1 or 3 lasts longer than taking 4. */
    @ParameterizedTest
    @EnumSource(names = {"PERFECT", "HUMAN"})
    void whoHasLostResistsAsLongAsItGoes(Opponent opponent) {
        SolvedGame game = Games.stones(7);
        for (int i = 0; i < TRIES; i++) {
            int move = opponent.choose(game, 0, 100, new Random(i));
            assertThat(game.isBest(0, move)).isTrue();
        }
    }

    @Test
    void humansErrAsOftenAsOneSets() {
        SolvedGame game = Games.stones(8);
        assertThat(errors(game, 0)).isZero();
        assertThat(errors(game, 100)).isEqualTo(TRIES);
        assertThat(errors(game, 50)).isBetween(TRIES / 3, TRIES * 2 / 3);
    }

    @Test
    void randomPlayMakesEveryMove() {
        SolvedGame game = Games.stones(9);
        Random random = new Random(1);
        assertThat(IntStream.range(0, TRIES)
                        .map(i -> Opponent.RANDOM.choose(game, 0, 0, random))
                        .distinct())
                .containsExactlyInAnyOrder(0, 1, 2);
    }

    private static int errors(SolvedGame game, int chance) {
        Random random = new Random(7);
        return (int) IntStream.range(0, TRIES)
                .filter(i -> !game.keeps(0, Opponent.HUMAN.choose(game, 0, chance, random)))
                .count();
    }
}
