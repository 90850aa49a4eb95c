package dev.grundy.learn.play;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.learn.graph.InstanceName;
import dev.grundy.learn.graph.UsualInstance;
import java.util.List;
import java.util.Optional;

/**
 * A position of a problem's game, named by somebody who writes about it.
 *
 * @param problem its display id
 * @param sample the instance: a sample of the statement, from 1
 * @param game which of the instance's games, from 1
 * @param line the moves that lead there, each as its number among the moves of its position
 * @param board the text of the board, as the rules print it
 */
public record NamedPosition(String problem, int sample, int game, List<Integer> line, String board) {
    public NamedPosition {
        if (sample < 1 || game < 1) {
            throw new IllegalArgumentException(
                    "samples and games are counted from 1, got sample " + sample + ", game " + game);
        }
        line = List.copyOf(line);
    }

    /** The moves that the parameter {@code line} of an address names; empty if it is none. */
    public static Optional<List<Integer>> moves(String line) {
        return MatchAddress.moves(line);
    }

    /** The input that it is a position of; empty where the problem cannot be played on such a sample. */
    public Optional<String> input(ProblemPackage pack) {
        return pack.game().flatMap(rules -> UsualInstance.sample(pack, sample));
    }

    /** The players of it, so that the reader is to move there: as if both had moved in turns. */
    Setting setting() {
        return new Setting(line.size() % 2 == 0, Opponent.PERFECT, Setting.USUAL_ERRORS);
    }

    /** Where it is played from, below the address of its problem. */
    String address() {
        return "/play/" + new InstanceName.Sample(sample).text()
                + new MatchAddress(game, setting(), line, false).query();
    }
}
