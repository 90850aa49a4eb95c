package dev.grundy.account;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;

/** Deletes accounts with all that is theirs. Safe for use by several threads. */
@ApplicationScoped
class Deletion {
    private final AccountRepository accounts;
    private final SignIns signIns;
    private final Event<AccountDeleting> deleting;

    Deletion(AccountRepository accounts, SignIns signIns, Event<AccountDeleting> deleting) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.deleting = deleting;
    }

    /** Whether the site would be left without an admin. */
    boolean isLastAdmin(Person person) {
        return person.role() == Role.ADMIN && accounts.count("role", Role.ADMIN) == 1;
    }

    /** Answers false, and does nothing, where the site would be left without an admin; nothing where the account is gone already. */
    boolean delete(Person person) {
        boolean allowed = remove(person);
        signIns.forgetRemembered();
        return allowed;
    }

    @Transactional
    boolean remove(Person person) {
        // Of two admins who go at once the second sees that the first has gone.
        if (person.role() == Role.ADMIN && accounts.lockedAdmins() == 1) {
            return false;
        }
        deleting.fire(new AccountDeleting(person.accountId()));
        accounts.deleteById(person.accountId());
        return true;
    }
}
