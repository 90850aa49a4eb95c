package dev.grundy.format.pack;

import dev.grundy.format.pack.Practice.Exhaustive;
import dev.grundy.format.pack.program.Program;
import java.util.List;
import java.util.Optional;

/**
 * The directory {@code game}: the rules of a problem's game as a program, and how the answer follows from the solved game.
 *
 * @param rules prints the state graph of an input; knows how to move and nothing else
 * @param answer the questions of the problem, in order, for each game of an input; at least one
 * @param asking in a strategy problem the first word of the lines by which a program asks the interactor something, which makes no move
 * @param exhaustive every instance of some sizes; empty if the package cannot enumerate them
 * @param enumerated the name of those instances, in words that follow a number, such as {@code DAGs of at most 6 nodes}, in German in the dative
 */
public record GameRules(
        Program rules,
        List<GameQuestion> answer,
        Optional<String> asking,
        Optional<Exhaustive> exhaustive,
        Wording enumerated) {
    public GameRules {
        answer = List.copyOf(answer);
        if (answer.isEmpty()) {
            throw new IllegalArgumentException("rules of a game without a question prove nothing");
        }
    }
}
