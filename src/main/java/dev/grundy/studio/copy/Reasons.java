package dev.grundy.studio.copy;

import dev.grundy.studio.copy.SaveResult.Reason;
import java.util.Locale;

/** Why changes are refused, as keys of texts. */
public final class Reasons {
    private Reasons() {}

    /** Such as {@code studio-taken}. */
    public static String key(Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
