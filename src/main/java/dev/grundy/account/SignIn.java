package dev.grundy.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;

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

    /** {@link Place#network}. */
    String place;

    @Column(name = "second_factor")
    boolean secondFactor;

    protected SignIn() {}

    SignIn(SignInToken token, Account account, Instant startedAt, Instant expiresAt, Arrival arrival) {
        this.tokenHash = token.hash();
        this.account = account;
        this.startedAt = startedAt;
        this.expiresAt = expiresAt;
        this.browser = arrival.browser();
        this.place = arrival.place().network();
    }

    String mark() {
        return SignInToken.markOf(tokenHash);
    }

    /** @param here the one that asks */
    Browser asBrowser(Optional<SignInToken> here) {
        boolean isHere = here.map(SignInToken::hash).equals(Optional.of(tokenHash));
        return new Browser(mark(), browser, new Place(place), startedAt, isHere);
    }
}
