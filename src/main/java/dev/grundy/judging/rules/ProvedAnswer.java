package dev.grundy.judging.rules;

import dev.grundy.game.Mover;
import dev.grundy.game.Outcome;
import dev.grundy.game.SolvedGame;
import dev.grundy.game.StateGraph;
import dev.grundy.problem.pack.GameQuestion;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a problem asks, answered from a solved game for each of its starts in turn: one word after the other, however they are laid out. Knows
 * no solution of the problem.
 */
public final class ProvedAnswer {
    private static final int MOST_SHOWN = 60;

    private final SolvedGame solved;
    private final StateGraph graph;
    private final List<GameQuestion> questions;

    /** @throws IllegalArgumentException if the game cannot answer the questions */
    public ProvedAnswer(SolvedGame solved, List<GameQuestion> questions) {
        this.solved = solved;
        this.graph = solved.graph();
        this.questions = List.copyOf(questions);
        for (GameQuestion question : questions) {
            boolean canAnswer = question.kind().isAboutScores() != solved.hasOutcomes()
                    && (question.kind() != GameQuestion.Kind.GRUNDY || solved.hasGrundyValues());
            if (!canAnswer) {
                throw new IllegalArgumentException(
                        "game.yaml asks for '" + question.kind().label()
                                + "', which a game that is " + graph.kind().label()
                                + (solved.hasOutcomes() ? ", may be endless or is not about the last move" : "")
                                + " does not have; ask for something else, or let the rules print another kind of game");
            }
        }
    }

    /** What is wrong with an output, for people; empty if it is what follows from the rules. */
    public Optional<String> differs(String output) {
        Iterator<String> words =
                Stream.of(output.split("\\s+")).filter(word -> !word.isEmpty()).iterator();
        for (int start : graph.starts().toArray()) {
            for (GameQuestion question : questions) {
                Optional<String> difference = question.kind() == GameQuestion.Kind.LINE
                        ? lineDiffers(start, words)
                        : differs(expected(start, question), words);
                if (difference.isPresent()) {
                    return difference.map(found -> question.kind().label() + " of '" + shown(graph.board(start))
                            + "': from the rules follows " + found);
                }
            }
        }
        return words.hasNext()
                ? Optional.of("after everything that follows from the rules comes '" + shown(words.next()) + "'")
                : Optional.empty();
    }

    private static Optional<String> differs(List<String> expected, Iterator<String> words) {
        for (String word : expected) {
            String found = words.hasNext() ? words.next() : "";
            if (!found.equals(word)) {
                return Optional.of("'" + shown(String.join(" ", expected)) + "', and "
                        + (found.isEmpty()
                                ? "nothing comes"
                                : "'" + shown(found) + "' stands for '" + shown(word) + "'"));
            }
        }
        return Optional.empty();
    }

    private static String shown(String text) {
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
    }

    private List<String> expected(int start, GameQuestion question) {
        return switch (question.kind()) {
            case WINNER -> List.of(winner(start, question.words()));
            case DISTANCE ->
                solved.distance(start).stream().mapToObj(Integer::toString).toList();
            case GRUNDY -> List.of(Integer.toString(solved.grundy(start)));
            case WINNING_MOVES -> words(winningMoves(start).stream());
            case WINNING_MOVE_COUNT ->
                firstWins(start) ? List.of(Integer.toString(winningMoves(start).size())) : List.of();
            case FIRST_WINNING_MOVE -> words(winningMoves(start).stream().limit(1));
            case SCORE -> List.of(Long.toString(solved.payoff(start)));
            case FIRST_BEST_MOVE ->
                words(IntStream.range(0, graph.degree(start))
                        .filter(move -> solved.keeps(start, move))
                        .limit(1)
                        .mapToObj(move -> graph.moveName(start, move)));
            case LINE -> throw new IllegalStateException("many lines of play are right");
        };
    }

    private static List<String> words(Stream<String> names) {
        List<String> words = new ArrayList<>();
        names.forEach(name -> words.addAll(List.of(name.split(" "))));
        return words;
    }

    /** First is who begins. */
    private String winner(int start, List<String> words) {
        return switch (solved.outcome(start)) {
            case WIN -> words.get(isSeconds(start) ? 1 : 0);
            case LOSS -> words.get(isSeconds(start) ? 0 : 1);
            case DRAW -> words.size() > 2 ? words.get(2) : "(a draw, for which game.yaml has no word)";
        };
    }

    private boolean isSeconds(int start) {
        return graph.mover(start) == Mover.SECOND;
    }

    private boolean firstWins(int start) {
        return solved.outcome(start) == Outcome.WIN;
    }

    private List<String> winningMoves(int start) {
        return firstWins(start)
                ? IntStream.range(0, graph.degree(start))
                        .filter(move -> solved.keeps(start, move))
                        .mapToObj(move -> graph.moveName(start, move))
                        .toList()
                : List.of();
    }

    private Optional<String> lineDiffers(int start, Iterator<String> words) {
        String line = words.hasNext() ? words.next() : "";
        int position = start;
        for (int i = 0; i < line.length(); i++) {
            String name = line.substring(i, i + 1);
            int from = position;
            Optional<Integer> move = IntStream.range(0, graph.degree(from))
                    .filter(candidate -> graph.moveName(from, candidate).equals(name))
                    .boxed()
                    .findFirst();
            if (move.isEmpty() || !solved.keeps(from, move.get())) {
                return Optional.of("that move " + (i + 1) + " of '" + shown(line) + "', on '" + shown(graph.board(from))
                        + "', " + (move.isEmpty() ? "is none" : "loses something"));
            }
            position = graph.target(from, move.get());
        }
        return graph.isEnd(position)
                ? Optional.empty()
                : Optional.of("that '" + shown(line) + "' stops at '" + shown(graph.board(position))
                        + "', where there are moves");
    }
}
