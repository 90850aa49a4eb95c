package dev.grundy.people.api.token;

import dev.grundy.people.account.CurrentAccount;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** Tells pages whether the person who is signed in has API tokens. Thread-safe. */
@ApplicationScoped
@Named("ownTokens")
public class OwnTokens {
    private final CurrentAccount current;
    private final TokenRepository tokens;

    OwnTokens(CurrentAccount current, TokenRepository tokens) {
        this.current = current;
        this.tokens = tokens;
    }

    /** Revoked ones are none. */
    public boolean isThere() {
        return tokens.count(current.required().accountId()) > 0;
    }
}
