package dev.grundy.people.openid;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** By which providers people may sign in. Without any, nothing of it is shown. */
@ConfigMapping(prefix = "grundy.openid")
interface OpenIdConfig {
    /** By name, of up to 20 small letters and digits: it stands in addresses. */
    @WithParentName
    Map<String, OfProvider> providers();

    /** One of them. */
    interface OfProvider {
        /** Its address, letter by letter as its tokens say it: an https address (http on this host alone). */
        Optional<String> issuer();

        /** The id that the provider has given this site. */
        Optional<String> clientId();

        /** The secret that proves this site to the provider. Without it this site is a public client. Give it in the environment. */
        Optional<String> clientSecret();

        /** The name of the provider on its button, up to 40 characters; by default its name. */
        Optional<String> label();

        /** The scopes to ask for; openid has to be among them, the others are for a proposed name and an address. */
        @WithDefault("openid,profile,email")
        List<String> scopes();

        /** How long one answer of it may take. */
        @WithDefault("5s")
        Duration patience();
    }
}
