package dev.grundy.people.admin;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** An action that an admin may take on a person. Texts are called {@code person-action-…} by the code. */
enum PersonAction {
    ROLE,
    GRANT,
    EXTEND,
    END_TIER,
    SIGN_OUT,
    ONE_TIME_PASSWORD;

    /** Such as {@code end-tier}: for addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<PersonAction> ofCode(String code) {
        return Arrays.stream(values())
                .filter(action -> action.code().equals(code))
                .findFirst();
    }

    public boolean needsUntil() {
        return this == GRANT || this == EXTEND;
    }

    public boolean needsEntitlement() {
        return this == EXTEND || this == END_TIER;
    }
}
