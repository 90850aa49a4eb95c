package dev.grundy.people.admin;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.Role;
import dev.grundy.people.password.OneTimePassword;
import java.time.Instant;

/** An order of an admin about a person. */
sealed interface AdminOrder {
    record ChangeRole(Role role) implements AdminOrder {}

    /** @param until {@link Instant#MAX} for one without end */
    record Grant(Tier tier, Instant until) implements AdminOrder {}

    /** @param until {@link Instant#MAX} for one without end */
    record Extend(long entitlement, Instant until) implements AdminOrder {}

    record EndTier(long entitlement) implements AdminOrder {}

    record SignOut() implements AdminOrder {}

    record GivePassword(OneTimePassword password) implements AdminOrder {}
}
