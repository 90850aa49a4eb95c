package dev.grundy.base.kernel;

/**
 * The result of judging a program, on one test or in all. It lives here because judging decides it, and the submission, practice and authoring
 * features store and show it. The names are the codes kept in the database.
 */
public enum Verdict {
    AC("Accepted", "accepted", "The output is right."),
    WA("Wrong answer", "wrong", "The program ended properly, and its output is not right."),
    TLE("Time limit exceeded", "limit", "The program needed more CPU time than allowed, or never ended."),
    MLE("Memory limit exceeded", "limit", "The program needed more memory than allowed."),
    OLE("Output limit exceeded", "limit", "The program wrote more than allowed."),
    RTE("Run-time error", "crashed", "The program crashed or ended with an exit code other than 0."),
    CE("Compile error", "uncompiled", "The source could not be made into a program."),
    JE("Judge error", "ours", "The judge or the problem's own programs failed: never the fault of the submission.");

    private final String label;
    private final String cssClass;
    private final String description;

    Verdict(String label, String cssClass, String description) {
        this.label = label;
        this.cssClass = cssClass;
        this.description = description;
    }

    /** For people, such as {@code Wrong answer}. */
    public String label() {
        return label;
    }

    /** The modifier of the verdict's CSS class; several verdicts share one. */
    public String cssClass() {
        return cssClass;
    }

    /** One sentence that explains the verdict to the person who got it. */
    public String description() {
        return description;
    }

    public boolean isAccepted() {
        return this == AC;
    }
}
