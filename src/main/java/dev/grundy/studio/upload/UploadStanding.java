package dev.grundy.studio.upload;

/** How an upload stands, in a word. */
public enum UploadStanding {
    QUEUED("queued"),
    RUNNING("running"),
    READ("accepted"),
    BROKEN("wrong"),
    FAILED("ours");

    private final String cssClass;

    UploadStanding(String cssClass) {
        this.cssClass = cssClass;
    }

    /** Icon and colour, as verdicts have them. */
    public String cssClass() {
        return cssClass;
    }
}
