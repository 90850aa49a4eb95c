package dev.grundy.learn.play;

import dev.grundy.problem.drawing.canvas.Picture;
import java.util.List;

/**
 * All positions of a game as a map.
 *
 * @param numbered whether numbers stand for the positions in the picture, since their words are too long for it
 * @param boards the positions in the words of the problem, the one with number 1 first
 */
public record PositionMap(Picture picture, boolean numbered, List<String> boards) {
    public PositionMap {
        boards = List.copyOf(boards);
    }
}
