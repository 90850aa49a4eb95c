package dev.grundy.people.account;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.web.limit.CountedAddress;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * An attempt to sign in, about to be made, and the keys that limits count it by.
 *
 * @param key     of the name or account whose password or code is tried
 * @param address from where, for any name
 */
public record SignInAttempt(ContentHash key, ContentHash address) {
    /** A name alone is never blocked: that would let anybody lock a person out. */
    public static SignInAttempt signIn(String name, CountedAddress address) {
        return new SignInAttempt(hash(name.strip().toLowerCase(Locale.ROOT) + " " + address), hash(address.value()));
    }

    /** Counts for the account, from anywhere: only a signed-in person can get there. */
    public static SignInAttempt passwordChange(long accountId, CountedAddress address) {
        return new SignInAttempt(hash("password change of " + accountId), hash(address.value()));
    }

    /** As {@link #passwordChange}: only a person who knows the password gets there. */
    public static SignInAttempt secondFactor(long accountId, CountedAddress address) {
        return new SignInAttempt(hash("second factor of " + accountId), hash(address.value()));
    }

    /** As {@link #passwordChange}: codes that are typed, and open a tier. */
    static SignInAttempt tierCode(long accountId, CountedAddress address) {
        return new SignInAttempt(hash("tier code typed by " + accountId), hash("tier code from " + address));
    }

    public static ContentHash hash(String text) {
        return ContentHash.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
