package dev.grundy.judge.rules;

import dev.grundy.judge.game.GameReplay;
import dev.grundy.judge.game.Mover;
import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rules' verdict on a conversation in which a program played each game of an input, and began. Knows no solution of the problem. */
public final class ProvedTalk {
    private final SolvedGame solved;
    private final Optional<String> asking;
    private final int[] starts;

    /**
     * Of the games that a state graph begins with.
     *
     * @param asking the first word of the lines by which a program asks the interactor something, which makes no move
     * @throws IllegalArgumentException if the rules call a move by that word, too: each such move would pass for a question
     */
    public ProvedTalk(SolvedGame solved, Optional<String> asking) {
        asking.ifPresent(word -> refuseMovesCalled(word, solved.graph()));
        this.solved = solved;
        this.asking = asking;
        this.starts = solved.graph().starts().toArray();
    }

    private static void refuseMovesCalled(String word, StateGraph graph) {
        IntStream.range(0, graph.size())
                .boxed()
                .flatMap(position ->
                        IntStream.range(0, graph.degree(position)).mapToObj(move -> graph.moveName(position, move)))
                .filter(name -> name.split(" ", 2)[0].equals(word))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException("game.yaml says that programs ask by '" + word
                            + "', but the rules call a move '" + name + "'; ask by another word");
                });
    }

    /**
     * The part of the conversation that does not follow from the rules, for people. Empty where the player who begins loses no game and only moves
     * were made. Each move of the program's also keeps the win or the draw that it had. And no other game was called a draw. About a score: where the
     * program is First, and is sure of the game's score after each of its moves. Of a long conversation only the beginning is followed.
     */
    public Optional<String> differs(Conversation talk) {
        Optional<String> unfair = solved.graph()
                .starts()
                .filter(start -> !isFair(start))
                .mapToObj(start -> "by the rules who begins " + (solved.hasOutcomes() ? "loses '" : "is not First in '")
                        + solved.graph().board(start) + "'")
                .findFirst();
        return unfair.isPresent() ? unfair : firstFault(talk);
    }

    private boolean isFair(int start) {
        return solved.hasOutcomes()
                ? solved.outcome(start) != Outcome.LOSS
                : solved.graph().mover(start) == Mover.FIRST;
    }

    private Optional<String> firstFault(Conversation talk) {
        GameReplay replay = new GameReplay(solved.graph(), asking);
        for (Turn turn : talk.beginning()) {
            for (String line : turn.text().lines().toList()) {
                Optional<String> fault = fault(replay, turn.speaker(), line);
                if (fault.isPresent()) {
                    return fault;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> fault(GameReplay replay, Speaker speaker, String line) {
        GameReplay.Place place = replay.place();
        int before = replay.position();
        boolean isAnswer = replay.isAsked();
        switch (speaker) {
            case PROGRAM -> replay.program(line);
            case INTERACTOR -> replay.interactor(line);
        }
        String where = "'" + line + "' at '" + solved.graph().board(before) + "'";
        if (replay.isLost()) {
            return Optional.of("the " + speaker.code() + " says " + where + ", and the rules know no such move");
        }
        boolean hasMoved = replay.place().line().size() > place.line().size();
        if (speaker == Speaker.PROGRAM) {
            return replay.isAsked() ? Optional.empty() : lost(replay, before, "after " + where + " ");
        }
        boolean isDraw = !isAnswer && !hasMoved && !place.line().isEmpty() && GameReplay.isDraw(line);
        return isDraw && !(solved.hasOutcomes() && solved.outcome(before) == Outcome.DRAW)
                ? Optional.of("the interactor says " + where + ", where the game is no draw")
                : Optional.empty();
    }

    /** The loss by the program's last move. */
    private Optional<String> lost(GameReplay replay, int before, String when) {
        if (solved.hasOutcomes()) {
            boolean wasWon = solved.outcome(before) == Outcome.WIN;
            return solved.keeps(before, replay.place().line().getLast())
                    ? Optional.empty()
                    : Optional.of(when + "the game is not " + (wasWon ? "won" : "held") + " any more");
        }
        long due = solved.payoff(starts[replay.place().game() - 1]);
        long sure = solved.payoff(replay.position());
        return sure >= due ? Optional.empty() : Optional.of(when + "First is sure of " + sure + " only, not of " + due);
    }
}
