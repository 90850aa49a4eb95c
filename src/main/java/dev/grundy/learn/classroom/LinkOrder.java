package dev.grundy.learn.classroom;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What teachers do with the link by which people join. Texts are called {@code classes-link-…} by the code. */
enum LinkOrder {
    /** Another link; the one so far leads nowhere. */
    RENEW,
    SHUT,
    OPEN;

    /** For forms. */
    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<LinkOrder> ofCode(String code) {
        return Arrays.stream(values())
                .filter(order -> order.code().equals(code))
                .findFirst();
    }
}
