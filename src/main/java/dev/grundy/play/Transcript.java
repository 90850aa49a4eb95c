package dev.grundy.play;

import dev.grundy.game.Replay;
import dev.grundy.game.StateGraph;
import dev.grundy.result.Conversation;
import java.util.ArrayList;
import java.util.List;

/** A conversation between a program and an interactor, followed on a board. */
final class Transcript {
    private Transcript() {}

    /**
     * Where the games are after a turn.
     *
     * @param turn which, from 1; of those before a gap where something is left out
     */
    static Replay.Place after(Conversation conversation, int turn, StateGraph graph) {
        Replay replay = new Replay(graph);
        List<Conversation.Turn> turns = turns(conversation);
        for (Conversation.Turn said : turns.subList(0, Math.min(turn, turns.size()))) {
            for (String line : said.text().lines().toList()) {
                switch (said.speaker()) {
                    case PROGRAM -> replay.program(line);
                    case INTERACTOR -> replay.interactor(line);
                }
            }
        }
        return replay.place();
    }

    private static List<Conversation.Turn> turns(Conversation conversation) {
        List<Conversation.Turn> turns = new ArrayList<>(conversation.beginning());
        if (conversation.leftOut() == 0) {
            turns.addAll(conversation.end());
        }
        return turns;
    }
}
