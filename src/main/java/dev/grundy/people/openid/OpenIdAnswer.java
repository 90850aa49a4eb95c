package dev.grundy.people.openid;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/**
 * The answer that a browser brings back from a provider (RFC 6749, section 4.1.2): all that stood in the address.
 *
 * @param code   to be redeemed for the provider's word about the person
 * @param state  with which the provider was asked
 * @param error  why there is no code
 * @param issuer of the provider, where it tells (RFC 9207)
 */
public record OpenIdAnswer(
        @Nullable String code,
        @Nullable String state,
        @Nullable String error,
        @Nullable String issuer) {
    /** Whether it answers the question with which that browser was sent. */
    public boolean isFor(BrowserKey browser) {
        byte[] asked = browser.state().getBytes(StandardCharsets.UTF_8);
        byte[] found = state == null ? new byte[0] : state.getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(asked, found);
    }

    @Override
    public String toString() {
        return "Answer[…]";
    }
}
