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
        return person.isAdmin() && accounts.count("role", Role.ADMIN) == 1;
    }

    /** Does nothing where the account is gone already. */
    void delete(Person person) {
        remove(person.accountId());
        signIns.forgetRemembered();
    }

    @Transactional
    void remove(long account) {
        deleting.fire(new AccountDeleting(account));
        accounts.deleteById(account);
    }
}
