package dev.grundy.people.subscription.renewal;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/** The subject of a mail. */
enum RenewalMailKind {
    /** The subscription is paid for again. */
    RENEWAL("renewal", "mail-renewal"),
    /** The right to the tier ends, and nothing is paid. */
    END("end", "mail-end");

    private final String code;
    private final String texts;

    RenewalMailKind(String code, String texts) {
        this.code = code;
        this.texts = texts;
    }

    /** As the table has it. */
    String code() {
        return code;
    }

    /** The beginning of the keys of its texts. */
    String texts() {
        return texts;
    }

    /** Of mails in the outbox. */
    String letter() {
        return code + "-mail";
    }

    static RenewalMailKind ofCode(String code) {
        return of(code, RenewalMailKind::code);
    }

    static RenewalMailKind ofLetter(String kind) {
        return of(kind, RenewalMailKind::letter);
    }

    private static RenewalMailKind of(String text, Function<RenewalMailKind, String> name) {
        Optional<RenewalMailKind> found = Arrays.stream(values())
                .filter(kind -> name.apply(kind).equals(text))
                .findFirst();
        return found.orElseThrow(() -> new IllegalArgumentException("no kind of mail before a renewal: " + text));
    }
}
