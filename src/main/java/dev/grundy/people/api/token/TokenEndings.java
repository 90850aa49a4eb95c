package dev.grundy.people.api.token;

import dev.grundy.people.account.TokensEnding;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;

/** Revokes the tokens of an account where they end with something else. Thread-safe. */
@ApplicationScoped
class TokenEndings {
    private final Tokens tokens;
    private final SecurityLog log;

    TokenEndings(Tokens tokens, SecurityLog log) {
        this.tokens = tokens;
        this.log = log;
    }

    void revoke(@Observes TokensEnding ending) {
        tokens.revokeAll(ending.accountId())
                .forEach(name -> log.record(SecurityEvent.TOKEN_REVOKED, ending.accountId(), name));
    }

    /** Before the commit somebody may have asked again, and got the answer of then. */
    void forget(@Observes(during = TransactionPhase.AFTER_SUCCESS) TokensEnding ending) {
        tokens.forgetRemembered();
    }
}
