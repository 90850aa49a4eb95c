package dev.grundy.people.admin;

import dev.grundy.people.account.Role;
import java.util.Optional;

/** Why two accounts cannot become one. Texts are called {@code merge-obstacle-…} by the code. */
enum MergeObstacle {
    /** They are one. */
    ITSELF,
    /** A privileged person is not made part of somebody: their role goes first. */
    PRIVILEGED,
    /** A suspension would end, or hit an account that it was not about. */
    SUSPENDED,
    /** Both pay under customers of their own, and something of the one that would go is still paid or owed. */
    PAYMENTS;

    /** @param payments whether payments of the second stand in the way */
    static Optional<MergeObstacle> between(PersonView kept, PersonView merged, boolean payments) {
        if (kept.account().id() == merged.account().id()) {
            return Optional.of(ITSELF);
        }
        if (merged.account().role() != Role.USER) {
            return Optional.of(PRIVILEGED);
        }
        if (kept.suspension().isPresent() || merged.suspension().isPresent()) {
            return Optional.of(SUSPENDED);
        }
        return payments ? Optional.of(PAYMENTS) : Optional.empty();
    }
}
