package dev.grundy.people.admin;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.OneTimePassword;
import dev.grundy.people.account.Role;
import java.time.Instant;

/** What an admin wants to be done about a person. */
sealed interface Order {
    record ChangeRole(Role role) implements Order {}

    /** @param until {@link Instant#MAX} for one without end */
    record Grant(Tier tier, Instant until) implements Order {}

    /** @param until {@link Instant#MAX} for one without end */
    record Extend(long entitlement, Instant until) implements Order {}

    record EndTier(long entitlement) implements Order {}

    record SignOut() implements Order {}

    record GivePassword(OneTimePassword password) implements Order {}
}
