package dev.grundy.studio.proof;

/** How a proof stands, in a word. */
public enum ProofStanding {
    QUEUED("queued"),
    RUNNING("running"),
    GREEN("accepted"),
    RED("wrong"),
    FAILED("ours"),
    ABORTED("aborted");

    private final String cssClass;

    ProofStanding(String cssClass) {
        this.cssClass = cssClass;
    }

    /** Icon and colour, as verdicts have them. */
    public String cssClass() {
        return cssClass;
    }
}
