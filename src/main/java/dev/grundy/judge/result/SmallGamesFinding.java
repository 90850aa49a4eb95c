package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * How an accepted program does on all small games of its problem.
 *
 * @param outcome right, wrong, or unfinished: right on the first games, then its time was up
 * @param tried   how many of the games, smallest first, over all pieces of the trial
 * @param games   how many there are
 * @param gamesAre the name of the games, in words that follow a number; in {@code gamesGerman} in the dative
 * @param failure the first game on which the program is wrong: the tests miss it
 */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SmallGamesFinding(
        String outcome,
        int tried,
        int games,
        String gamesAre,
        String gamesGerman,
        @Nullable Counterexample failure) {
    public static SmallGamesFinding of(
            int tried, int games, String gamesAre, String gamesGerman, @Nullable Counterexample failure) {
        String outcome = failure != null ? "wrong" : tried < games ? "unfinished" : "right";
        return new SmallGamesFinding(outcome, tried, games, gamesAre, gamesGerman, failure);
    }
}
