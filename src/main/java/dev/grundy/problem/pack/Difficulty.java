package dev.grundy.problem.pack;

/** How hard a problem is, in the three steps shown to solvers. */
public enum Difficulty {
    EASY("Easy"),
    MEDIUM("Medium"),
    HARD("Hard");

    private final String label;

    Difficulty(String label) {
        this.label = label;
    }

    /** As written in the front matter. */
    public String label() {
        return label;
    }
}
