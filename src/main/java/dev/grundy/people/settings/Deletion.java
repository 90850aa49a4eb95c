package dev.grundy.people.settings;

import dev.grundy.people.account.AccountDeleting;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.signin.SignIns;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** Deletes accounts with all that is theirs. Safe for use by several threads. */
@ApplicationScoped
class Deletion {
    private final AccountRepository accounts;
    private final SignIns signIns;
    private final Event<AccountDeleting> deleting;
    private final Clock clock;

    Deletion(AccountRepository accounts, SignIns signIns, Event<AccountDeleting> deleting, Clock clock) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.deleting = deleting;
        this.clock = clock;
    }

    /** Whether the site would be left without an admin who may act. An admin who is suspended is one by the stored role only. */
    boolean isLastAdmin(Person person) {
        return accounts.isAdmin(person.accountId()) && isLast(person);
    }

    /** Answers false, and does nothing, where the site would be left without an admin; nothing where the account is gone already. */
    boolean delete(Person person) {
        boolean allowed = remove(person);
        signIns.forgetRemembered();
        return allowed;
    }

    @Transactional
    boolean remove(Person person) {
        if (accounts.isAdmin(person.accountId())) {
            // Of two admins who go, or suspend each other, at once the second sees what the first did.
            accounts.lockAdmins();
            if (isLast(person)) {
                return false;
            }
        }
        deleting.fire(new AccountDeleting(person.accountId()));
        accounts.deleteById(person.accountId());
        return true;
    }

    private boolean isLast(Person person) {
        return !accounts.hasOtherAdmin(person.accountId(), clock.instant());
    }
}
