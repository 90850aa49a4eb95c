package dev.grundy.base.queue.roster;

import java.util.Locale;

/** The role of a node. */
public enum NodeRole {
    WEB(true, false),
    JUDGE(false, true),
    ALL(true, true);

    private final boolean pages;
    private final boolean judges;

    NodeRole(boolean pages, boolean judges) {
        this.pages = pages;
        this.judges = judges;
    }

    public boolean servesPages() {
        return pages;
    }

    public boolean judges() {
        return judges;
    }

    /** For configuration and SQL. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
