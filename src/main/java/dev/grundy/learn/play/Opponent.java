package dev.grundy.learn.play;

import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The opponent of the person, and its way to play. */
public enum Opponent {
    /** Wins as fast as it can, draws when it cannot win, and resists as long as it can when lost. */
    PERFECT,
    /** The same, but gives away what it has with a chance that one sets. */
    HUMAN,
    /** Any move. */
    RANDOM,
    /** An accepted program of the person's, which a node asks for its moves. */
    PROGRAM;

    private static final int CERTAIN = 100;

    /** As an address says it. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Opponent> ofCode(String code) {
        return Stream.of(values())
                .filter(opponent -> opponent.code().equals(code))
                .findFirst();
    }

    /**
     * A move of the house from a position that has moves.
     *
     * @param errors chance of an error in percent; only a human makes any
     */
    int choose(SolvedGame game, int position, int errors, RandomGenerator random) {
        List<Integer> best = moves(game, position, move -> game.isBest(position, move));
        List<Integer> wrong = moves(game, position, move -> !game.keeps(position, move));
        return switch (this) {
            case PERFECT -> one(best, random);
            case RANDOM -> random.nextInt(game.graph().degree(position));
            case PROGRAM -> throw new IllegalStateException("the house does not move for programs");
            case HUMAN -> one(errs(game, position, errors, random) && !wrong.isEmpty() ? wrong : best, random);
        };
    }

    /** A player who has lost has nothing to give away. */
    private static boolean errs(SolvedGame game, int position, int errors, RandomGenerator random) {
        return !(game.hasOutcomes() && game.outcome(position) == Outcome.LOSS) && random.nextInt(CERTAIN) < errors;
    }

    private static List<Integer> moves(SolvedGame game, int position, IntPredicate which) {
        return IntStream.range(0, game.graph().degree(position))
                .filter(which)
                .boxed()
                .toList();
    }

    private static int one(List<Integer> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }
}
