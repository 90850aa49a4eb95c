package dev.grundy.learn.classroom;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** An order of teachers about the link by which people join. */
enum LinkOrder {
    /** Another link; the one so far leads nowhere. */
    RENEW("classes-link-done-renew"),
    SHUT("classes-link-done-shut"),
    OPEN("classes-link-done-open");

    private final String done;

    LinkOrder(String done) {
        this.done = done;
    }

    /** Key of the text that says it was done. */
    String done() {
        return done;
    }

    /** For forms: the name in lower case. */
    static Optional<LinkOrder> ofCode(String code) {
        return Arrays.stream(values())
                .filter(order -> order.name().toLowerCase(Locale.ROOT).equals(code))
                .findFirst();
    }
}
