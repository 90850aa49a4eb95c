package dev.grundy.people.signin;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.account.Account;
import dev.grundy.people.account.SecretToken;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A browser that is signed in. */
@Entity
@Table(name = "sign_in")
class SignIn {
    private static final int MARK_LENGTH = 16;

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

    /** {@link NetworkPlace#network}. */
    String place;

    @Column(name = "second_factor")
    boolean secondFactor;

    /** When a second factor was last shown. */
    @Column(name = "second_factor_at")
    @Nullable
    Instant secondFactorAt;

    /** When the person at the browser last showed who they are; null where a provider let them in. */
    @Column(name = "shown_at")
    @Nullable
    Instant shownAt;

    protected SignIn() {}

    SignIn(SecretToken token, Account account, Instant startedAt, Instant expiresAt, Arrival arrival) {
        this.tokenHash = token.hash();
        this.account = account;
        this.startedAt = startedAt;
        this.expiresAt = expiresAt;
        this.browser = arrival.browser();
        this.place = arrival.place().network();
    }

    /** The {@link #markOf(String)} of the browser that shows that token. */
    static String markOf(SecretToken token) {
        return markOf(token.hash());
    }

    /** Tells one sign-in of a browser from another, and nothing about the token: scripts may see it. */
    static String markOf(String tokenHash) {
        return ContentHash.of(tokenHash.getBytes(StandardCharsets.US_ASCII))
                .hex()
                .substring(0, MARK_LENGTH);
    }
}
