package dev.grundy.problem.drawing.canvas;

import java.util.Locale;

/** How the part of a drawing looks of which an answer says how it ends; its word stands beside it in any case. */
public final class Tone {
    private Tone() {}

    /** A further class, with a space before it; empty where the mark says nothing of winning. */
    public static String of(String mark) {
        return switch (mark.split(" ", 2)[0].toLowerCase(Locale.ROOT)) {
            case "winning" -> " drawing__win";
            case "losing" -> " drawing__loss";
            case "draw" -> " drawing__even";
            default -> "";
        };
    }
}
