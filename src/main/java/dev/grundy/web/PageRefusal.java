package dev.grundy.web;

/** A request that is refused with words of its own, told on an error page, to a script as JSON or as a part of a page. */
public final class PageRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    /**
     * @param status 400 to 499
     * @param detail one sentence or several, in the reader's language
     */
    public PageRefusal(int status, String detail) {
        super(detail);
        this.status = status;
    }

    int status() {
        return status;
    }

    String detail() {
        return String.valueOf(getMessage());
    }
}
