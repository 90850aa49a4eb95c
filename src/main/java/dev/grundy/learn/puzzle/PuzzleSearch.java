package dev.grundy.learn.puzzle;

import dev.grundy.judge.game.SolvedGame;
import dev.grundy.learn.graph.SolvedGames;
import dev.grundy.learn.puzzle.PuzzleRepository.Unsearched;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Looks for puzzles in the games that can be played by now, bit by bit, on nodes that serve pages. Thread-safe; two nodes that look into the same
 * game find the same.
 */
@ApplicationScoped
class PuzzleSearch {
    /** In a minute: the largest game takes a fraction of a second. */
    private static final int AT_A_TIME = 10;
    /** Of one game, so that no problem has nearly all. */
    private static final int MOST_OF_A_GAME = 8;

    /** Raised when puzzles or their themes are found in another way: then all games are searched again. */
    private static final int VERSION = 2;

    private final PuzzleRepository puzzles;
    private final SolvedGames games;
    private final Clock clock;

    PuzzleSearch(PuzzleRepository puzzles, SolvedGames games, Clock clock) {
        this.puzzles = puzzles;
        this.games = games;
        this.clock = clock;
    }

    @Scheduled(every = "1m", delayed = "1m", concurrentExecution = ConcurrentExecution.SKIP)
    void search() {
        int searched = 0;
        while (searched < AT_A_TIME && searchOne()) {
            searched++;
        }
    }

    /** False when nothing is left. */
    boolean searchOne() {
        Optional<Unsearched> next = puzzles.unsearched(VERSION);
        next.ifPresent(this::search);
        return next.isPresent();
    }

    private void search(Unsearched where) {
        Instant now = clock.instant();
        Optional<SolvedGame> solved = games.once(where.graph());
        List<Integer> found =
                solved.map(game -> Selection.of(game, MOST_OF_A_GAME)).orElse(List.of());
        for (int position : found) {
            SolvedGame game = solved.orElseThrow();
            puzzles.add(where, position, game.graph().board(position), PuzzleTheme.of(game, position), now);
        }
        puzzles.noteSearched(where, found.size(), VERSION, now);
    }
}
