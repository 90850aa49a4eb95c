package dev.grundy.people.openid;

import java.util.Optional;

/**
 * An identity that a provider has proven.
 *
 * @param provider its name in the configuration
 * @param issuer   of the provider; with the subject it is the identity
 * @param subject  the provider's id for the person, and for nobody else ever
 * @param shownAs  an address or a name by which the person knows it again, up to 254 characters; may be empty
 * @param proposed a name that the person might want; may be empty, and need not be a name
 * @param address  the e-mail address that the provider calls verified: proves nothing here
 */
public record ProvenIdentity(
        String provider, String issuer, String subject, String shownAs, String proposed, Optional<String> address) {}
