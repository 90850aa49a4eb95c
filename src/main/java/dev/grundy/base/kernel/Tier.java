package dev.grundy.base.kernel;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The range of problems that a person may read and submit to: each tier includes those before it. It lives here because packages declare it and
 * accounts hold it.
 */
public enum Tier {
    FREE("Free"),
    BASIC("Basic"),
    PRO("Pro");

    private final String label;
    /** Made once: a list asks for it with each row. */
    private final String code;

    Tier(String label) {
        this.label = label;
        this.code = name().toLowerCase(Locale.ROOT);
    }

    /** For people. */
    public String label() {
        return label;
    }

    /** For packages, SQL and addresses. */
    public String code() {
        return code;
    }

    /** The tier with exactly that code; empty for any other text. */
    public static Optional<Tier> ofCode(String code) {
        return Arrays.stream(values()).filter(tier -> tier.code.equals(code)).findFirst();
    }

    /** Whether somebody of this tier may use what asks for the other. */
    public boolean includes(Tier required) {
        return compareTo(required) >= 0;
    }
}
