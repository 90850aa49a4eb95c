package dev.grundy.account;

import dev.grundy.web.PageLanguage;
import java.security.Principal;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * The signed-in person a request comes from.
 *
 * @param zone     that they chose; empty while they chose none
 * @param language of pages that they chose; empty while they chose none
 */
public record Person(
        long accountId,
        String name,
        Role role,
        boolean mustChangePassword,
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

    public boolean isAdmin() {
        return role == Role.ADMIN;
    }
}
