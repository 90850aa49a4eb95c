package dev.grundy.learn.play;

import dev.grundy.judge.game.GameReplay;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.result.Conversation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A conversation between a program and an interactor, followed on a board. */
final class Transcript {
    private Transcript() {}

    /**
     * The games after a turn.
     *
     * @param turn   which, from 1; of those before a gap where something is left out
     * @param asking the first word of the lines by which the program asks the interactor something
     */
    static GameReplay after(Conversation conversation, int turn, StateGraph graph, Optional<String> asking) {
        GameReplay replay = new GameReplay(graph, asking);
        List<Conversation.Turn> turns = turns(conversation);
        for (Conversation.Turn said : turns.subList(0, Math.min(turn, turns.size()))) {
            for (String line : said.text().lines().toList()) {
                switch (said.speaker()) {
                    case PROGRAM -> replay.program(line);
                    case INTERACTOR -> replay.interactor(line);
                }
            }
        }
        return replay;
    }

    /** Those that can be followed: all before a gap. */
    static List<Conversation.Turn> turns(Conversation conversation) {
        List<Conversation.Turn> turns = new ArrayList<>(conversation.beginning());
        if (conversation.leftOut() == 0) {
            turns.addAll(conversation.end());
        }
        return turns;
    }
}
