package dev.grundy.people.identity;

import dev.grundy.people.account.AccountName;
import dev.grundy.people.account.Person;
import dev.grundy.people.openid.AskedBrowserRepository;
import dev.grundy.people.openid.BrowserKey;
import dev.grundy.people.openid.Identities;
import dev.grundy.people.openid.Identities.Linking;
import dev.grundy.people.openid.PendingIdentity;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;

/** Makes accounts of people that a provider has proven. Safe for use by several threads. */
@ApplicationScoped
class ProviderRegistrations {
    private final AskedBrowserRepository browsers;
    private final Accounts accounts;
    private final Identities identities;
    private final SecurityLog log;

    ProviderRegistrations(AskedBrowserRepository browsers, Accounts accounts, Identities identities, SecurityLog log) {
        this.browsers = browsers;
        this.accounts = accounts;
        this.identities = identities;
        this.log = log;
    }

    /** The outcome of choosing a name. */
    sealed interface Outcome {
        record Registered(Person person) implements Outcome {}

        record NameTaken() implements Outcome {}

        /** The identity opens an account by now, or the browser's proven identity was used already. */
        record Gone() implements Outcome {}
    }

    /** All of it or nothing. */
    @Transactional
    Outcome register(BrowserKey browser, PendingIdentity waiting, AccountName name, String label) {
        Optional<Person> person = accounts.registerWithoutPassword(name);
        if (person.isEmpty()) {
            return new Outcome.NameTaken();
        }
        long account = person.get().accountId();
        if (!browsers.end(browser) || identities.link(account, waiting.identity()) != Linking.LINKED) {
            QuarkusTransaction.setRollbackOnly();
            return new Outcome.Gone();
        }
        log.record(SecurityEvent.REGISTERED, account, label);
        log.record(SecurityEvent.PROVIDER_LINKED, account, label);
        return new Outcome.Registered(person.get());
    }
}
