package dev.grundy.people.settings;

import dev.grundy.base.database.Query;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Moved;
import dev.grundy.people.account.Person;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;

/** Keeps the choices of people about their accounts. Safe for use by several threads. */
@ApplicationScoped
class Settings {
    private final AccountRepository accounts;
    private final SignIns signIns;
    private final Event<Moved> moves;
    private final Clock clock;

    Settings(AccountRepository accounts, SignIns signIns, Event<Moved> moves, Clock clock) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.moves = moves;
        this.clock = clock;
    }

    Query<Boolean> publicProfile(Person person) {
        return accounts.publicProfile(person.accountId());
    }

    void showProfile(Person person, boolean isPublic) {
        accounts.setProfilePublic(person.accountId(), isPublic);
    }

    /** Empty where the browser's language decides. */
    void speak(Person person, Optional<PageLanguage> language) {
        accounts.setLanguage(
                person.accountId(), language.map(PageLanguage::code).orElse(null));
        signIns.forgetRemembered();
    }

    /** Days stay as they were counted. */
    void moveTo(Person person, Optional<ZoneId> zone) {
        move(person, zone);
        signIns.forgetRemembered();
    }

    @Transactional
    void move(Person person, Optional<ZoneId> zone) {
        accounts.setTimeZone(person.accountId(), zone.map(ZoneId::getId).orElse(null));
        moves.fire(new Moved(person.accountId(), person.zoneOrUtc(), zone.orElse(ZoneOffset.UTC), clock.instant()));
    }
}
