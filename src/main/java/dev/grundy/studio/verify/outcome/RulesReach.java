package dev.grundy.studio.verify.outcome;

/** On how much accepted submissions are compared with the rules of the game. All that a package enumerates is always part of it. */
public enum RulesReach {
    USUAL(200, 60, 100),
    /** Hours for a package that enumerates thousands of instances. */
    THOROUGH(10_000, Integer.MAX_VALUE, 20);

    private final int random;
    private final int slowStarts;
    private final int piece;

    RulesReach(int random, int slowStarts, int piece) {
        this.random = random;
        this.slowStarts = slowStarts;
        this.piece = piece;
    }

    /** How many random instances are made at most; of those that are alike one counts. */
    public int random() {
        return random;
    }

    /** Programs that need an interpreter start in 20 to 60 ms, compiled ones in one: they are tried on so many instances only. */
    public int slowStarts() {
        return slowStarts;
    }

    /** So many instances are remembered at once: a check that is interrupted begins again there. Some seconds of work. */
    public int piece() {
        return piece;
    }
}
