package dev.grundy.people.account;

import dev.grundy.base.kernel.Tier;
import dev.grundy.web.frame.PageLanguage;
import java.security.Principal;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The signed-in person a request comes from.
 *
 * @param role of the account, regardless of its rights here and now
 * @param lacksSecondFactor whether the rights of admins are closed to them until they show one
 * @param zone     that they chose; empty while they chose none
 * @param language of pages that they chose; empty while they chose none
 */
public record Person(
        long accountId,
        String name,
        Role role,
        boolean mustChangePassword,
        boolean lacksSecondFactor,
        Optional<ZoneId> zone,
        Optional<PageLanguage> language)
        implements Principal {
    /** In which it is today for the person. */
    public ZoneId zoneOrUtc() {
        return zone.orElse(ZoneOffset.UTC);
    }

    @Override
    public String getName() {
        return name;
    }

    /** The same person with nothing that only some people may do. */
    public Person withoutPrivileges() {
        return new Person(accountId, name, Role.USER, mustChangePassword, false, zone, language);
    }

    /** Whether they have the rights of admins now. */
    public boolean isAdmin() {
        return acting() == Role.ADMIN;
    }

    /** Whether they may use parts of the site that ask for the tier: an admin may use all, other people need the right. */
    public boolean mayUse(Tier required, Predicate<Tier> right) {
        return required == Tier.FREE || isAdmin() || right.test(required);
    }

    /** The role in which they may act here and now: as a user where a second factor is missing. */
    public Role acting() {
        return lacksSecondFactor ? Role.USER : role;
    }

    /** The same person in a browser where no second factor was shown though admins need one. */
    public Person withoutSecondFactor() {
        return new Person(accountId, name, role, mustChangePassword, role.isPrivileged(), zone, language);
    }
}
