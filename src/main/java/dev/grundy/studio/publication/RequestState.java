package dev.grundy.studio.publication;

import java.util.Arrays;
import java.util.Locale;

/** The state of a request for publication. */
public enum RequestState {
    OPEN,
    PUBLISHED,
    SENT_BACK,
    WITHDRAWN;

    /** For SQL. */
    String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @throws IllegalArgumentException for the code of none */
    static RequestState ofCode(String code) {
        return Arrays.stream(values())
                .filter(state -> state.code().equals(code))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no state of a request has the code '" + code + "'"));
    }
}
