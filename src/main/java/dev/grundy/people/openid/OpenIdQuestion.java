package dev.grundy.people.openid;

import dev.grundy.web.frame.LocalAddress;
import java.time.Instant;
import java.util.Optional;

/**
 * For what a browser was sent to a provider: to sign in, to link an identity, or to prove the person anew.
 *
 * @param provider its name
 * @param account  the person who wants to link an identity, or has to show who they are; empty where somebody wants to sign in
 * @param next     where they wanted to go
 * @param anew     since when they must have signed in there, for a person who has to show who they are. Else empty, and any sign-in there will do
 */
public record OpenIdQuestion(String provider, Optional<Long> account, LocalAddress next, Optional<Instant> anew) {
    public OpenIdQuestion {
        if (anew.isPresent() && account.isEmpty()) {
            throw new IllegalArgumentException("only a person with an account can show anew that it is theirs");
        }
    }

    /** To sign in, or to link. */
    public OpenIdQuestion(String provider, Optional<Long> account, LocalAddress next) {
        this(provider, account, next, Optional.empty());
    }
}
