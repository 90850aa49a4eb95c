package dev.grundy.problem.catalogue;

import java.util.Locale;

/** From where a version was made live. */
public enum VersionOrigin {
    /** The directory of packages that nodes follow. */
    DIRECTORY,
    /** A working copy, by an admin. */
    STUDIO,
    /** An older version, made live again by an admin. */
    HISTORY;

    /** As the database has it. */
    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static VersionOrigin ofCode(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
