package dev.grundy.web.form;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/**
 * The origin of a page (RFC 6454): two addresses with an equal one belong to the same site.
 *
 * @param scheme http or https
 * @param host   in lower case, an address of IPv6 in brackets
 * @param port   1 to 65535, also where an address leaves out the usual one
 */
record Origin(String scheme, String host, int port) {
    private static final int HTTP = 80;
    private static final int HTTPS = 443;
    private static final int LAST_PORT = 65_535;

    Origin {
        host = host.toLowerCase(Locale.ROOT);
        if (!scheme.equals("http") && !scheme.equals("https")) {
            throw new IllegalArgumentException("no scheme of pages: " + scheme);
        }
        if (host.isEmpty() || port < 1 || port > LAST_PORT) {
            throw new IllegalArgumentException("no host and port: " + host + ":" + port);
        }
    }

    /** Empty for {@code null}, which browsers send for pages that they tell nothing of, and for what is no origin. */
    static Optional<Origin> parse(String text) {
        try {
            URI uri = new URI(text);
            boolean isMore = uri.getRawUserInfo() != null
                    || uri.getRawQuery() != null
                    || uri.getRawFragment() != null
                    || uri.getRawPath() != null && !uri.getRawPath().isEmpty();
            return isMore || uri.getScheme() == null || uri.getHost() == null
                    ? Optional.empty()
                    : of(uri.getScheme(), uri.getHost(), uri.getPort());
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /** @param port -1 for the scheme's own */
    private static Optional<Origin> of(String scheme, String host, int port) {
        int usual = scheme.equals("https") ? HTTPS : HTTP;
        try {
            return Optional.of(new Origin(scheme, host, port == -1 ? usual : port));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
