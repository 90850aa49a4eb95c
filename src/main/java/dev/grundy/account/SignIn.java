package dev.grundy.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;

/** A browser that is signed in. */
@Entity
@Table(name = "sign_in")
class SignIn {
    @Id
    @Column(name = "token_hash")
    String tokenHash;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "account_id")
    Account account;

    @Column(name = "started_at")
    Instant startedAt;

    @Column(name = "expires_at")
    Instant expiresAt;

    String browser;

    protected SignIn() {}

    SignIn(SignInToken token, Account account, Instant startedAt, Instant expiresAt, String browser) {
        this.tokenHash = token.hash();
        this.account = account;
        this.startedAt = startedAt;
        this.expiresAt = expiresAt;
        this.browser = browser;
    }

    Browser asBrowser() {
        return new Browser(browser, startedAt);
    }
}
