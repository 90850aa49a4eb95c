package dev.grundy.judge.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.game.Graphs.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The solver against plain definitions, worked out in other ways, on thousands of small random games. */
class SolvedGameTest {
    private static final int GAMES = 4_000;

    private record Question(int position, Mover forced, int moves) {}

    /** Whether a player can force a win within so many moves: nothing but the definition, looked ahead move by move. */
    private static final class LookAhead {
        private final StateGraph graph;
        private final Map<Question, Boolean> known = new HashMap<>();

        LookAhead(StateGraph graph) {
            this.graph = graph;
        }

        /** @param who FIRST for who has the turn in an impartial game, SECOND for the other one */
        boolean wins(int position, Mover who, int moves) {
            Question question = new Question(position, who, moves);
            Boolean answer = known.get(question);
            if (answer == null) {
                answer = look(position, who, moves);
                known.put(question, answer);
            }
            return answer;
        }

        private boolean look(int position, Mover who, int moves) {
            boolean isImpartial = graph.kind() == GameKind.IMPARTIAL;
            if (graph.isEnd(position)) {
                return graph.payoff(position) == (who == Mover.FIRST ? 1 : -1);
            }
            if (moves == 0) {
                return false;
            }
            Mover mover = isImpartial ? Mover.FIRST : graph.mover(position);
            Mover then = isImpartial ? other(who) : who;
            IntStream targets = IntStream.range(0, graph.degree(position)).map(move -> graph.target(position, move));
            return mover == who
                    ? targets.anyMatch(target -> wins(target, then, moves - 1))
                    : targets.allMatch(target -> wins(target, then, moves - 1));
        }

        private static Mover other(Mover who) {
            return who == Mover.FIRST ? Mover.SECOND : Mover.FIRST;
        }

        private OptionalInt soonest(int position, Mover who) {
            return IntStream.rangeClosed(0, graph.size())
                    .filter(moves -> wins(position, who, moves))
                    .findFirst();
        }

        /** As the solver says it, for who moves there. */
        String verdict(int position) {
            Mover mover = graph.kind() == GameKind.IMPARTIAL ? Mover.FIRST : graph.mover(position);
            OptionalInt win = soonest(position, mover);
            OptionalInt loss = soonest(position, other(mover));
            return win.isPresent() ? "WIN " + win.getAsInt() : loss.isPresent() ? "LOSS " + loss.getAsInt() : "DRAW -1";
        }
    }

    private static String verdict(SolvedGame solved, int position) {
        return solved.outcome(position) + " " + solved.distance(position).orElse(-1);
    }

    private static void outcomesAreThoseOfLookingAhead(GameKind kind) {
        Random random = new Random(kind.ordinal());
        int draws = 0;
        for (int game = 0; game < GAMES; game++) {
            StateGraph graph = Graphs.random(random, kind, game % 4 == 0);
            SolvedGame solved = SolvedGame.solve(graph);
            LookAhead lookAhead = new LookAhead(graph);
            for (int position = 0; position < graph.size(); position++) {
                assertThat(verdict(solved, position)).isEqualTo(lookAhead.verdict(position));
                draws += solved.outcome(position) == Outcome.DRAW ? 1 : 0;
            }
        }
        assertThat(draws).as("games with draws were among them").isGreaterThan(GAMES / 10);
    }

    @Test
    void outcomesAndDistancesOfImpartialGamesAreThoseOfLookingAhead() {
        outcomesAreThoseOfLookingAhead(GameKind.IMPARTIAL);
    }

    @Test
    void outcomesAndDistancesOfPartizanGamesAreThoseOfLookingAhead() {
        outcomesAreThoseOfLookingAhead(GameKind.PARTIZAN);
    }

    /**
     * The meaning of a Grundy value: together with a pile of Nim of that size the game is lost. With any smaller or
     * larger one it is won.
     */
    @Test
    void aGameTogetherWithTheNimPileOfItsGrundyValueIsLost() {
        Random random = new Random(7);
        int greatest = 0;
        for (int game = 0; game < GAMES; game++) {
            StateGraph graph = Graphs.random(random, GameKind.IMPARTIAL, true);
            SolvedGame solved = SolvedGame.solve(graph);
            if (!solved.hasGrundyValues()) {
                continue;
            }
            Map<List<Integer>, Boolean> known = new HashMap<>();
            for (int position = 0; position < graph.size(); position++) {
                greatest = Math.max(greatest, solved.grundy(position));
                for (int pile = 0; pile <= graph.size(); pile++) {
                    assertThat(winsBesidePile(graph, position, pile, known)).isEqualTo(pile != solved.grundy(position));
                }
            }
        }
        assertThat(greatest).isGreaterThan(2);
    }

    private static boolean winsBesidePile(StateGraph graph, int position, int pile, Map<List<Integer>, Boolean> known) {
        List<Integer> key = List.of(position, pile);
        Boolean answer = known.get(key);
        if (answer == null) {
            answer = IntStream.range(0, graph.degree(position))
                            .anyMatch(move -> !winsBesidePile(graph, graph.target(position, move), pile, known))
                    || IntStream.range(0, pile).anyMatch(less -> !winsBesidePile(graph, position, less, known));
            known.put(key, answer);
        }
        return answer;
    }

    /** Every strategy of one player against every one of the other: what First can make sure of, and what Second can. */
    @Test
    void payoffsAreWhatFirstCanMakeSureOf() {
        Random random = new Random(11);
        for (int game = 0; game < GAMES; game++) {
            StateGraph graph = Graphs.random(random, GameKind.SCORE, true);
            SolvedGame solved = SolvedGame.solve(graph);
            for (int position = 0; position < graph.size(); position++) {
                long payoff = solved.payoff(position);
                assertThat(reaches(graph, position, payoff)).isTrue();
                assertThat(reaches(graph, position, payoff + 1)).isFalse();
            }
        }
    }

    /** Whether First can make sure of at least so much: a game that is won or lost, without any maximum. */
    private static boolean reaches(StateGraph graph, int position, long least) {
        if (graph.isEnd(position)) {
            return graph.payoff(position) >= least;
        }
        IntStream targets = IntStream.range(0, graph.degree(position)).map(move -> graph.target(position, move));
        return graph.mover(position) == Mover.FIRST
                ? targets.anyMatch(target -> reaches(graph, target, least))
                : targets.allMatch(target -> reaches(graph, target, least));
    }

    @Test
    void thereIsAlwaysABestMoveAndItKeepsWhatThereIs() {
        Random random = new Random(13);
        for (int game = 0; game < GAMES; game++) {
            SolvedGame solved = SolvedGame.solve(Graphs.random(random, GameKind.PARTIZAN, false));
            StateGraph graph = solved.graph();
            for (int position = 0; position < graph.size(); position++) {
                int from = position;
                List<Integer> best = IntStream.range(0, graph.degree(position))
                        .filter(move -> solved.isBest(from, move))
                        .boxed()
                        .toList();
                assertThat(best.isEmpty()).isEqualTo(graph.isEnd(position));
                assertThat(best).allMatch(move -> solved.keeps(from, move));
            }
        }
    }

    @Test
    void aRingIsDrawnAndAWayOutOfItWins() {
        SolvedGame solved = SolvedGame.solve(Graphs.of(
                GameKind.IMPARTIAL,
                List.of(
                        new Node('N', List.of(1), 0),
                        new Node('N', List.of(0), 0),
                        new Node('N', List.of(2, 3), 0),
                        new Node('N', List.of(), -1))));
        assertThat(IntStream.range(0, 4).mapToObj(position -> verdict(solved, position)))
                .containsExactly("DRAW -1", "DRAW -1", "WIN 1", "LOSS 0");
        assertThat(solved.hasGrundyValues()).isFalse();
        assertThatThrownBy(() -> solved.grundy(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aScoreGameWithoutEndIsAFault() {
        StateGraph ring =
                Graphs.of(GameKind.SCORE, List.of(new Node('F', List.of(1), 0), new Node('S', List.of(0), 0)));
        assertThatThrownBy(() -> SolvedGame.solve(ring))
                .isInstanceOf(BrokenGraphException.class)
                .hasMessageContaining("endless");
    }

    @Test
    void manyMovesHaveGreatGrundyValues() {
        List<Node> nodes = new ArrayList<>();
        for (int stones = 0; stones < 300; stones++) {
            nodes.add(new Node('N', IntStream.range(0, stones).boxed().toList(), -1));
        }
        SolvedGame solved = SolvedGame.solve(Graphs.of(GameKind.IMPARTIAL, nodes));
        assertThat(IntStream.range(0, 300).allMatch(stones -> solved.grundy(stones) == stones))
                .isTrue();
    }
}
