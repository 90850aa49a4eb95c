package dev.grundy.tier;

import java.util.Locale;
import java.util.Optional;

/** What a person may read and submit to: each tier includes those before it. */
public enum Tier {
    FREE("Free"),
    BASIC("Basic"),
    PRO("Pro");

    private final String label;

    Tier(String label) {
        this.label = label;
    }

    /** For people. */
    public String label() {
        return label;
    }

    /** For packages, SQL and addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The tier with that code, exactly as {@link #code} writes it; empty for any other text. */
    public static Optional<Tier> ofCode(String code) {
        for (Tier tier : values()) {
            if (tier.code().equals(code)) {
                return Optional.of(tier);
            }
        }
        return Optional.empty();
    }

    /** Whether somebody of this tier may use what asks for the other. */
    public boolean includes(Tier required) {
        return compareTo(required) >= 0;
    }
}
