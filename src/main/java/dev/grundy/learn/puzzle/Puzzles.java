package dev.grundy.learn.puzzle;

import dev.grundy.base.kernel.Tier;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.learn.graph.SolvedGames;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Puzzles with their games, and the one of today. Thread-safe. */
@ApplicationScoped
class Puzzles {
    /** So many days no puzzle comes back, if there are enough. */
    private static final int REST_DAYS = 200;
    /** Of those whose game became another one since; looking at each takes a moment. */
    private static final int MOST_TRIED = 20;

    private final PuzzleRepository puzzles;
    private final OfferRepository offers;
    private final SolvedGames games;
    private final ProblemRepository problems;
    private final Clock clock;

    Puzzles(
            PuzzleRepository puzzles,
            OfferRepository offers,
            SolvedGames games,
            ProblemRepository problems,
            Clock clock) {
        this.puzzles = puzzles;
        this.offers = offers;
        this.games = games;
        this.problems = problems;
        this.clock = clock;
    }

    /** Empty if there is none such, or its game is not there, or is another one by now. */
    Optional<OpenPuzzle> find(long id) {
        return puzzles.find(id).flatMap(this::open);
    }

    /** One near that rating that the person has not tried; empty when none is left. */
    Optional<Long> offer(long account, Rating rating, PuzzleFilter filter, List<Tier> readable, long after) {
        return first(offers.toPerson(account, rating, filter, readable, after, MOST_TRIED));
    }

    /** Another one, from the easiest on; empty when there is none. */
    Optional<Long> offerToGuest(PuzzleFilter filter, List<Tier> readable, long after) {
        return first(offers.toGuest(filter, readable, after, MOST_TRIED));
    }

    private Optional<Long> first(List<Long> offered) {
        return offered.stream().filter(puzzle -> find(puzzle).isPresent()).findFirst();
    }

    private Optional<OpenPuzzle> open(Puzzle puzzle) {
        return games.get(puzzle.graph()).flatMap(game -> open(puzzle, game));
    }

    private static Optional<OpenPuzzle> open(Puzzle puzzle, SolvedGame game) {
        return Selection.solution(game, puzzle.position()).stream()
                .boxed()
                .filter(_ -> game.graph().board(puzzle.position()).equals(puzzle.board()))
                .map(solution -> new OpenPuzzle(puzzle, game, solution))
                .findFirst();
    }

    /** The day by which puzzles go, everywhere on earth. */
    LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /** Whether it is the puzzle of today. */
    boolean isOfToday(long id) {
        return puzzles.ofDay(today()).filter(puzzle -> puzzle == id).isPresent();
    }

    /** The puzzle of today, the same for everybody, of a problem that everybody may read; empty while there is none. */
    Optional<OpenPuzzle> ofToday() {
        LocalDate today = today();
        Optional<Long> chosen = puzzles.ofDay(today);
        return chosen.flatMap(this::findForAll).or(() -> choose(today, chosen.orElse(0L)));
    }

    private Optional<OpenPuzzle> choose(LocalDate day, long replaced) {
        Optional<Long> found = DayChoice.order(day, candidates(day)).stream()
                .limit(MOST_TRIED)
                .filter(puzzle -> findForAll(puzzle).isPresent())
                .findFirst();
        found.ifPresent(puzzle -> puzzles.choose(day, puzzle, replaced));
        // Another may have been faster: then theirs it is.
        return found.flatMap(_ -> puzzles.ofDay(day)).flatMap(this::findForAll);
    }

    private List<Long> candidates(LocalDate day) {
        List<Long> rested = puzzles.openToAll(day.minusDays(REST_DAYS));
        return rested.isEmpty() ? puzzles.openToAll(day) : rested;
    }

    private Optional<OpenPuzzle> findForAll(long id) {
        return puzzles.find(id)
                .filter(puzzle ->
                        problems.bySlug(puzzle.slug()).map(Puzzles::isForAll).orElse(false))
                .flatMap(this::open);
    }

    private static boolean isForAll(Problem problem) {
        return Tier.FREE.code().equals(problem.tier);
    }
}
