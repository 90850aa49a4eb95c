package dev.grundy.problem.drawing.canvas;

/**
 * The mark on a board of a move that can be clicked. A sign says it, its colour only repeats that, and words say it to readers who do not see the
 * sign.
 *
 * @param best whether no move is better; its sign is filled
 * @param said in words, in the reader's language
 */
public record MoveMark(Sign sign, boolean best, String said) {
    /** The effect of a move on its mover's result. */
    public enum Sign {
        WON("won", "M-1 0H1M0 -1V1"),
        LOST("lost", "M-1 0H1"),
        DRAWN("even", "M-1 -0.5H1M-1 0.5H1"),
        /** In a game about a score. */
        KEEPS("won", "M-1 -0.5H1M-1 0.5H1"),
        /** In a game about a score. */
        GIVES_AWAY("lost", "M-1 0H1");

        private final String tone;
        private final String strokes;

        /** @param strokes a path around 0, from -1 to 1 */
        Sign(String tone, String strokes) {
            this.tone = tone;
            this.strokes = strokes;
        }

        public String strokes() {
            return strokes;
        }
    }

    /** Further classes of what is clicked and of its sign, with a space before them. */
    String style(Spot.Place place) {
        return " drawing__marked drawing__marked--" + sign.tone + (best ? " drawing__marked--best" : "")
                + (place.hasBadge() ? "" : " drawing__marked--small");
    }
}
