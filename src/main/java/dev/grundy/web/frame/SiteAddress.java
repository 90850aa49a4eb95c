package dev.grundy.web.frame;

import dev.grundy.base.kernel.UnusableException;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Answers under which address people find the site, for what leaves it: mails, feeds, what other servers are told. Never taken from a
 * request, whose {@code Host} is what its sender writes. Thread-safe.
 */
@ApplicationScoped
public class SiteAddress {
    private final Optional<String> told;
    private final int port;

    public SiteAddress(WebConfig config, @ConfigProperty(name = "quarkus.http.port") int port) {
        this.told = config.address().map(SiteAddress::checked);
        this.port = port;
    }

    /** Whether the operator said it; else it is this host's, which others cannot reach. */
    public boolean isTold() {
        return told.isPresent();
    }

    /** Scheme, host and port, without a slash at the end. */
    public String origin() {
        return told.orElseGet(() -> "http://localhost:" + port);
    }

    /** Such as {@code https://judge.example/account}. */
    public URI of(LocalAddress address) {
        return URI.create(origin() + address.value());
    }

    /** @throws UnusableException if it is more or less than scheme, host and port */
    static String checked(String text) {
        try {
            URI uri = new URI(text.strip().replaceFirst("/$", ""));
            boolean isWeb = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            if (isWeb
                    && uri.getHost() != null
                    && uri.getRawPath().isEmpty()
                    && uri.getRawQuery() == null
                    && uri.getRawFragment() == null
                    && uri.getRawUserInfo() == null) {
                return uri.toString();
            }
        } catch (java.net.URISyntaxException e) {
            // said below
        }
        throw new UnusableException("grundy.web.address is '" + text
                + "'; write scheme and host, with a port where it needs one, such as https://judge.example");
    }
}
