package dev.grundy.web.frame;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An address on this site, path and query: safe to lead a browser to, from any request. */
public record LocalAddress(String value) {
    /** One slash and then neither slash nor backslash: browsers read {@code //host} and {@code /\host} as another site. */
    private static final Pattern FORM = Pattern.compile("/(?![/\\\\])[A-Za-z0-9\\-._~!$&'()*+,;=:@/?%]*");

    /** The characters that browsers leave in a query as they are, and that no address here has. */
    private static final Pattern UNESCAPED = Pattern.compile("[\"<>\\[\\]\\\\^`{|}]");

    private static final String SIGN_IN = "/sign-in";
    private static final int LONGEST = 1000;
    private static final LocalAddress HOME = new LocalAddress("/");

    public LocalAddress {
        if (!isLocal(value)) {
            throw new IllegalArgumentException("not an address on this site: '" + value + "'");
        }
    }

    /** That address if it is one on this site, else the front page. */
    public static LocalAddress orHome(@Nullable String text) {
        return Optional.ofNullable(text)
                .filter(LocalAddress::isLocal)
                .map(LocalAddress::new)
                .orElse(HOME);
    }

    /**
     * The address that a request is for, with its query: a reader who comes back to it finds what they left. The path alone where the query
     * is malformed, or the whole is too long; the front page where the path is no better.
     *
     * @param uri path and query, as the browser sent them
     */
    public static LocalAddress ofRequest(String uri) {
        int query = uri.indexOf('?');
        if (query < 0) {
            return orHome(uri);
        }
        String path = uri.substring(0, query);
        String whole = path
                + UNESCAPED
                        .matcher(uri.substring(query))
                        .replaceAll(
                                found -> "%%%02X".formatted((int) found.group().charAt(0)));
        return isLocal(whole) ? new LocalAddress(whole) : orHome(path);
    }

    /** The sign-in page, which leads back here. */
    public URI behindSignIn() {
        return URI.create(isHome() ? SIGN_IN : SIGN_IN + "?return=" + URLEncoder.encode(value, StandardCharsets.UTF_8));
    }

    public boolean isHome() {
        return equals(HOME);
    }

    public URI uri() {
        return URI.create(value);
    }

    @Override
    public String toString() {
        return value;
    }

    private static boolean isLocal(String text) {
        if (text.length() > LONGEST || !FORM.matcher(text).matches()) {
            return false;
        }
        try {
            return URI.create(text).getHost() == null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
