package dev.grundy.people.admin;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.account.Role;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.tier.ClassRight;
import dev.grundy.people.tier.Held;
import dev.grundy.people.tier.Right;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A person as admins see them.
 *
 * @param email        confirmed; empty without one
 * @param right        to a tier, now
 * @param entitlements where it comes from, those that last longest first
 * @param byClasses    the rights they have now by seats in their classes
 */
record PersonView(
        Account account,
        Optional<String> email,
        Right right,
        List<Held> entitlements,
        List<ClassRight> byClasses,
        SignInCount signIns,
        Optional<Suspension> suspension) {
    /**
     * The part of an account that orders change.
     *
     * @param passwordMark    tells one password from another and nothing more
     * @param passwordToChange whether the password is one that somebody else has seen
     */
    record Account(
            long id, String name, Role role, Instant registeredAt, String passwordMark, boolean passwordToChange) {}

    public String name() {
        return account.name();
    }

    /** Of all that orders change: another one means that the person is not as they were seen. */
    public String version() {
        String state = account.id() + " " + account.role() + " " + account.passwordMark() + " "
                + account.passwordToChange() + " " + entitlements;
        return ContentHash.of(state.getBytes(StandardCharsets.UTF_8)).hex().substring(0, 32);
    }

    Optional<Held> entitlement(long id) {
        return entitlements.stream().filter(held -> held.id() == id).findFirst();
    }
}
