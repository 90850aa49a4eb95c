package dev.grundy.people.openid;

import dev.grundy.base.kernel.Configured;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.openid.OpenIdConfig.OfProvider;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How one provider is asked, checked.
 *
 * @param name         in addresses
 * @param issuer       as its tokens have to say it
 * @param clientSecret empty for a public client
 * @param label        for people
 */
record ProviderSettings(
        String name,
        String issuer,
        String clientId,
        Optional<String> clientSecret,
        String label,
        List<String> scopes,
        Duration patience) {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]{0,19}");
    private static final int LONGEST_LABEL = 40;
    private static final int LONGEST_ISSUER = 500;
    private static final Set<String> THIS_HOST = Set.of("localhost", "127.0.0.1", "[::1]");

    /** @throws UnusableException if something is missing or cannot be, with what to set */
    static ProviderSettings of(String name, OfProvider config) {
        String key = "grundy.openid." + name;
        if (!NAME.matcher(name).matches()) {
            throw new UnusableException(
                    key + ": a provider is called by up to 20 small letters and digits, a letter first");
        }
        String issuer = config.issuer()
                .filter(address -> address.length() <= LONGEST_ISSUER)
                .filter(ProviderSettings::isSafe)
                .orElseThrow(() -> new UnusableException(key + ".issuer is '"
                        + config.issuer().orElse("")
                        + "'; write the provider's https address, such as https://accounts.google.com"));
        String clientId = config.clientId()
                .filter(id -> !id.isBlank())
                .orElseThrow(() ->
                        new UnusableException(key + ".client-id is missing; write what the provider calls this site"));
        if (!config.scopes().contains("openid")) {
            throw new UnusableException(
                    key + ".scopes lacks openid, without which a provider does not say who somebody is");
        }
        String label = config.label()
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .orElse(name);
        if (label.length() > LONGEST_LABEL) {
            throw new UnusableException(
                    key + ".label has more than " + LONGEST_LABEL + " characters; write what fits on a button");
        }
        Optional<String> secret = config.clientSecret().filter(text -> !text.isBlank());
        Duration patience =
                Configured.within(key + ".patience", config.patience(), Duration.ofSeconds(1), Duration.ofMinutes(2));
        return new ProviderSettings(name, issuer, clientId, secret, label, config.scopes(), patience);
    }

    /** Whether nobody between can read or change the messages there. */
    static boolean isSafe(String address) {
        try {
            URI uri = new URI(address);
            return uri.getHost() != null
                    && uri.getRawUserInfo() == null
                    && uri.getRawFragment() == null
                    && ("https".equals(uri.getScheme())
                            || "http".equals(uri.getScheme()) && THIS_HOST.contains(uri.getHost()));
        } catch (URISyntaxException e) {
            return false;
        }
    }

    @Override
    public String toString() {
        return "ProviderSettings[" + name + ", " + issuer + "]";
    }
}
