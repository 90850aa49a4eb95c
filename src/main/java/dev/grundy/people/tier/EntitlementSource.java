package dev.grundy.people.tier;

import java.util.Locale;

/** Where a right to a tier comes from. Texts are called {@code entitlement-source-…} by the code. */
public enum EntitlementSource {
    GRANT,
    PAYMENT,
    CODE;

    /** As the table has it. */
    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @throws IllegalArgumentException for a code that a newer version wrote */
    static EntitlementSource ofCode(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
