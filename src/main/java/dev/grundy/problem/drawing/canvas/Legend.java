package dev.grundy.problem.drawing.canvas;

import dev.grundy.web.frame.Texts;
import java.util.List;

/**
 * The texts at the parts of a drawing that an answer has rows for.
 *
 * @param names of the rows, such as "Pile 1"; empty where there is one row only
 * @param marks the answer's word for each; empty while it is not to be told
 * @param moves the moves that can be clicked
 */
public record Legend(List<String> names, List<String> marks, Moves moves) {
    public static final Legend NONE = new Legend(List.of(), List.of());

    /** Of a drawing on which nothing can be moved. */
    public Legend(List<String> names, List<String> marks) {
        this(names, marks, Moves.NONE);
    }

    /** Of a board: what is clicked to move. */
    public static Legend of(Moves moves) {
        return new Legend(List.of(), List.of(), moves);
    }

    public Legend {
        names = List.copyOf(names);
        marks = List.copyOf(marks);
    }

    /** Empty if there is none. */
    public String name(int index) {
        return index < names.size() ? names.get(index) : "";
    }

    /** How much room is left below a part for what is written there; none where nothing is, as below boards. */
    public int below(int height) {
        return names.isEmpty() && marks.isEmpty() ? 0 : height;
    }

    /** The text about a part, with its name where it has one. */
    public String said(int index, String what) {
        return name(index).isEmpty() ? what + "." : Texts.of("drawing-part", name(index), what);
    }

    /** Empty if there is none. */
    public String mark(int index) {
        return index < marks.size() ? marks.get(index) : "";
    }
}
