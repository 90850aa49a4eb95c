package dev.grundy.hand.drawing;

import java.util.List;

/**
 * What is written at the parts of a drawing that an answer has rows for.
 *
 * @param names of the rows, such as "Pile 1"; empty where there is one row only
 * @param marks what the answer says of each; empty while it is not to be told
 */
public record Legend(List<String> names, List<String> marks) {
    public static final Legend NONE = new Legend(List.of(), List.of());

    public Legend {
        names = List.copyOf(names);
        marks = List.copyOf(marks);
    }

    /** Empty if there is none. */
    String name(int index) {
        return index < names.size() ? names.get(index) : "";
    }

    /** Empty if there is none. */
    String mark(int index) {
        return index < marks.size() ? marks.get(index) : "";
    }
}
