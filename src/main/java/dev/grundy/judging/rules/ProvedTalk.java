package dev.grundy.judging.rules;

import dev.grundy.game.Outcome;
import dev.grundy.game.Replay;
import dev.grundy.game.SolvedGame;
import dev.grundy.result.Conversation;
import dev.grundy.result.Conversation.Speaker;
import dev.grundy.result.Conversation.Turn;
import java.util.Optional;

/** What the rules have to say of a conversation in which a program played each game of an input, and began. Knows no solution of the problem. */
public final class ProvedTalk {
    private final SolvedGame solved;

    /** @throws IllegalArgumentException if the games cannot be won and lost */
    public ProvedTalk(SolvedGame solved) {
        if (!solved.hasOutcomes()) {
            throw new IllegalArgumentException(
                    "a strategy problem is about winning, but its rules print a game that is "
                            + solved.graph().kind().label() + "; let them print another kind");
        }
        this.solved = solved;
    }

    /**
     * What does not follow from the rules, for people; empty where who begins can win each game, only moves were made, and each of the program's
     * leads to a position that is lost for whoever has to move. Of a long conversation only the beginning is followed.
     */
    public Optional<String> differs(Conversation talk) {
        Optional<String> unfair = solved.graph()
                .starts()
                .filter(start -> solved.outcome(start) != Outcome.WIN)
                .mapToObj(start ->
                        "by the rules who begins cannot win '" + solved.graph().board(start) + "'")
                .findFirst();
        return unfair.isPresent() ? unfair : firstFault(talk);
    }

    private Optional<String> firstFault(Conversation talk) {
        Replay replay = new Replay(solved.graph());
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

    private Optional<String> fault(Replay replay, Speaker speaker, String line) {
        String before = solved.graph().board(replay.position());
        switch (speaker) {
            case PROGRAM -> replay.program(line);
            case INTERACTOR -> replay.interactor(line);
        }
        if (replay.isLost()) {
            return Optional.of("the " + speaker.code() + " says '" + line + "' at '" + before
                    + "', and the rules know no such move");
        }
        return speaker == Speaker.PROGRAM && solved.outcome(replay.position()) != Outcome.LOSS
                ? Optional.of("after '" + line + "' at '" + before + "' the game is not won any more")
                : Optional.empty();
    }
}
