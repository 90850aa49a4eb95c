package dev.grundy.problem.discussion;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The orders of moderators about posts. */
enum ModeratorOrder {
    HIDE,
    RESTORE,
    LOCK,
    UNLOCK;

    static Optional<ModeratorOrder> ofCode(String code) {
        return Arrays.stream(values())
                .filter(order -> order.name().toLowerCase(Locale.ROOT).equals(code))
                .findFirst();
    }
}
