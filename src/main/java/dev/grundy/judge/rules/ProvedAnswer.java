package dev.grundy.judge.rules;

import dev.grundy.format.pack.GameQuestion;
import dev.grundy.judge.game.Mover;
import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The answers to a problem's questions, from a solved game for each of its starts in turn. It takes one word after the other, however they are laid
 * out but where the rest of a line is not proved. Knows no solution of the problem.
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
            boolean canAnswer = isKnown(question.kind().subject())
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

    private boolean isKnown(GameQuestion.Subject subject) {
        return switch (subject) {
            case WINNERS -> solved.hasOutcomes();
            case SCORES -> !solved.hasOutcomes();
            case NEITHER -> true;
        };
    }

    /** The difference between an output and the answers, for people; empty if it is what follows from the rules. */
    public Optional<String> differs(String output) {
        Words words = new Words(output);
        for (int start : graph.starts().toArray()) {
            for (GameQuestion question : questions) {
                Optional<String> difference = difference(start, question, words);
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

    private Optional<String> difference(int start, GameQuestion question, Words words) {
        return switch (question.kind()) {
            case LINE -> lineDiffers(start, words);
            case REST_OF_LINE -> {
                words.leaveLine();
                yield Optional.empty();
            }
            default -> differs(expected(start, question), words);
        };
    }

    /** Of an output, one after the other. */
    private static final class Words {
        private final List<List<String>> lines;
        private int line;
        private int next;

        Words(String output) {
            this.lines = output.lines()
                    .map(text -> Stream.of(text.split("\\s+"))
                            .filter(word -> !word.isEmpty())
                            .toList())
                    .filter(words -> !words.isEmpty())
                    .toList();
        }

        boolean hasNext() {
            return line < lines.size() && next < lines.get(line).size() || line + 1 < lines.size();
        }

        /** Where there is one. */
        String next() {
            if (next == lines.get(line).size()) {
                line++;
                next = 0;
            }
            return lines.get(line).get(next++);
        }

        /** Skips what stands behind the last word that was read, on its line; nothing before the first one. */
        void leaveLine() {
            if (next > 0) {
                next = lines.get(line).size();
            }
        }
    }

    private static Optional<String> differs(List<String> expected, Words words) {
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
            case LINE, REST_OF_LINE -> throw new IllegalStateException("many words are right");
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

    private Optional<String> lineDiffers(int start, Words words) {
        String line = words.hasNext() ? words.next() : "";
        int position = start;
        for (int i = 0; i < line.length(); i++) {
            String name = line.substring(i, i + 1);
            int from = position;
            OptionalInt move = graph.move(from, name);
            if (move.isEmpty() || !solved.keeps(from, move.getAsInt())) {
                return Optional.of("that move " + (i + 1) + " of '" + shown(line) + "', on '" + shown(graph.board(from))
                        + "', " + (move.isEmpty() ? "is none" : "loses something"));
            }
            position = graph.target(from, move.getAsInt());
        }
        return graph.isEnd(position)
                ? Optional.empty()
                : Optional.of("that '" + shown(line) + "' stops at '" + shown(graph.board(position))
                        + "', where there are moves");
    }
}
