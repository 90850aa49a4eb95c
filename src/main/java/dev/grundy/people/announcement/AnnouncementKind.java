package dev.grundy.people.announcement;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kind of an announcement. Texts are called {@code announcement-kind-…} by the code. */
public enum AnnouncementKind {
    INFO,
    MAINTENANCE;

    /** For SQL, forms and styles. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<AnnouncementKind> ofCode(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
    }
}
