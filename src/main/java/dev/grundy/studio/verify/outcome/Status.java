package dev.grundy.studio.verify.outcome;

/** The result of a check, from good to bad. */
public enum Status {
    OK("ok"),
    /** Could not be checked here, or does not apply; always with the reason. */
    SKIPPED("skipped"),
    WARNING("warning"),
    ERROR("error");

    private final String label;

    Status(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    public Status worse(Status other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
