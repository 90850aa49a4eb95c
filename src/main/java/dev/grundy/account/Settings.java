package dev.grundy.account;

import dev.grundy.web.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;

/** Keeps what people choose about their accounts. Safe for use by several threads. */
@ApplicationScoped
class Settings {
    private final AccountRepository accounts;
    private final SignIns signIns;
    private final Clock clock;

    Settings(AccountRepository accounts, SignIns signIns, Clock clock) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.clock = clock;
    }

    boolean hasPublicProfile(Person person) {
        return accounts.hasPublicProfile(person.accountId());
    }

    void showProfile(Person person, boolean isPublic) {
        accounts.setProfilePublic(person.accountId(), isPublic);
    }

    /** Empty for whatever language the browser asks for. */
    void speak(Person person, Optional<PageLanguage> language) {
        accounts.setLanguage(
                person.accountId(), language.map(PageLanguage::code).orElse(null));
        signIns.forgetRemembered();
    }

    /**
     * Days stay as they were counted. A move that skips to the next day takes the rest of this one away: it is bridged, so that
     * no streak ends by a move.
     */
    void moveTo(Person person, Optional<ZoneId> zone) {
        move(person, zone);
        signIns.forgetRemembered();
    }

    @Transactional
    void move(Person person, Optional<ZoneId> zone) {
        Instant now = clock.instant();
        LocalDate before = LocalDate.ofInstant(now, person.zoneOrUtc());
        LocalDate after = LocalDate.ofInstant(now, zone.orElse(ZoneOffset.UTC));
        for (LocalDate day = before; day.isBefore(after); day = day.plusDays(1)) {
            accounts.bridge(person.accountId(), day);
        }
        accounts.setTimeZone(person.accountId(), zone.map(ZoneId::getId).orElse(null));
    }
}
