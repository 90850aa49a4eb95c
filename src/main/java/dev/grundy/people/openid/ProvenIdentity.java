package dev.grundy.people.openid;

import java.util.Optional;

/**
 * Who a provider has proven somebody to be.
 *
 * @param provider its name in the configuration
 * @param issuer   of the provider; with the subject it is the identity
 * @param subject  what the provider calls the person, and nobody else ever
 * @param shownAs  an address or a name by which the person knows it again, up to 254 characters; may be empty
 * @param proposed what the person might want to be called; may be empty, and need not be a name
 * @param address  the e-mail address that the provider calls verified: proves nothing here
 */
public record ProvenIdentity(
        String provider, String issuer, String subject, String shownAs, String proposed, Optional<String> address) {}
