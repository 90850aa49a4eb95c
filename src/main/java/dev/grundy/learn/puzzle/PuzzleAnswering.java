package dev.grundy.learn.puzzle;

import dev.grundy.learn.puzzle.Glicko2.Result;
import dev.grundy.people.account.AccountLock;
import dev.grundy.people.account.Person;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * Takes answers of signed-in people in. The first answer to a puzzle is a game of the person against the puzzle, and a rating period of its own
 * for both. Thread-safe; two answers of a person at once are one after the other.
 */
@ApplicationScoped
class PuzzleAnswering {
    private final AccountLock accounts;
    private final Puzzles puzzles;
    private final PuzzleAnswerRepository answers;
    private final RatingRepository ratings;
    private final CurrentRatings current;
    private final Clock clock;

    PuzzleAnswering(
            AccountLock accounts,
            Puzzles puzzles,
            PuzzleAnswerRepository answers,
            RatingRepository ratings,
            CurrentRatings current,
            Clock clock) {
        this.accounts = accounts;
        this.puzzles = puzzles;
        this.answers = answers;
        this.ratings = ratings;
        this.current = current;
        this.clock = clock;
    }

    /** @param before moves whose answers the page had already shown; a first answer after that is no first try */
    @Transactional
    void answer(Person person, OpenPuzzle puzzle, Tried before, int move) {
        long account = person.accountId();
        long id = puzzle.puzzle().id();
        Instant now = clock.instant();
        boolean isRight = move == puzzle.solution();
        boolean isUnseen = before.moves().isEmpty();
        accounts.hold(account);
        if (answers.find(account, id).isEmpty()) {
            answers.add(account, id, isRight && isUnseen, now);
            if (isUnseen) {
                rate(account, id, isRight, now);
            }
        }
        if (isRight) {
            answers.solve(account, id, now);
            if (puzzles.isOfToday(id)) {
                answers.solveDay(account, puzzles.today(), LocalDate.ofInstant(now, person.zoneOrUtc()), now);
            }
        }
    }

    private void rate(long account, long puzzle, boolean isRight, Instant now) {
        ratings.lockPuzzle(puzzle);
        Rating person = current.ofPerson(account);
        Rating rated = current.ofPuzzle(puzzle);
        Rating changed = Glicko2.after(person, List.of(new Result(rated, isRight ? 1 : 0)));
        ratings.keepOfPerson(account, changed, now);
        ratings.keepOfPuzzle(puzzle, Glicko2.after(rated, List.of(new Result(person, isRight ? 0 : 1))));
        answers.noteRating(account, puzzle, changed.rounded() - person.rounded());
    }
}
