package dev.grundy.web.frame;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An address on this site, path and query: safe to lead a browser to, from any request. */
public record LocalAddress(String value) {
    /** One slash and then neither slash nor backslash: browsers read {@code //host} and {@code /\host} as another site. */
    private static final Pattern FORM = Pattern.compile("/(?![/\\\\])[A-Za-z0-9\\-._~!$&'()*+,;=:@/?%]*");

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
