package dev.grundy.people.credential;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;

/** Tells pages that ask for the password of the signed-in person whether there is one, and the credential to ask for instead. */
@RequestScoped
@Named("ownPassword")
public class OwnPassword {
    private final CurrentAccount current;
    private final AccountRepository accounts;
    private final SignIns signIns;
    private final RoutingContext request;

    OwnPassword(CurrentAccount current, AccountRepository accounts, SignIns signIns, RoutingContext request) {
        this.current = current;
        this.accounts = accounts;
        this.signIns = signIns;
        this.request = request;
    }

    public boolean isThere() {
        return accounts.hasPassword(current.required().accountId());
    }

    /** Whether this browser was signed in just now, which counts as much where there is no password. */
    public boolean isNeedless() {
        return SessionCookie.read(request).map(signIns::isRecent).orElse(false);
    }
}
