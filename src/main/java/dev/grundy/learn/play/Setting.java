package dev.grundy.learn.play;

/**
 * The players of a game.
 *
 * @param youBegin whether the person makes the first move
 * @param errors chance in percent that a human-like opponent gives away what it has
 * @param program the submission that moves where the opponent is a program; 0 for the newest that was accepted, and for other opponents
 */
public record Setting(boolean youBegin, Opponent opponent, int errors, long program) {
    static final int USUAL_ERRORS = 25;
    static final int MOST_ERRORS = 100;

    public static final Setting USUAL = new Setting(true, Opponent.PERFECT, USUAL_ERRORS);

    public Setting {
        if (errors < 0 || errors > MOST_ERRORS) {
            throw new IllegalArgumentException("a chance is 0 to " + MOST_ERRORS + " percent, got " + errors);
        }
    }

    public Setting(boolean youBegin, Opponent opponent, int errors) {
        this(youBegin, opponent, errors, 0);
    }

    Setting withProgram(long submission) {
        return new Setting(youBegin, opponent, errors, submission);
    }

    public boolean isProgram() {
        return opponent == Opponent.PROGRAM;
    }

    public boolean isHuman() {
        return opponent == Opponent.HUMAN;
    }
}
