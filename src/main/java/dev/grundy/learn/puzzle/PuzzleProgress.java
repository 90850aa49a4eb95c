package dev.grundy.learn.puzzle;

/** A person's progress at a puzzle. */
enum PuzzleProgress {
    /** Not solved so far. */
    TRIED,
    SOLVED,
    FIRST_TRY;

    public boolean isFirstTry() {
        return this == FIRST_TRY;
    }

    public boolean isSolved() {
        return this != TRIED;
    }
}
