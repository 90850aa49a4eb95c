package dev.grundy.people.signin;

import dev.grundy.web.frame.Texts;
import dev.grundy.web.limit.CountedAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * From where somebody came: as much of the address as tells one network from another, and no more.
 *
 * @param network as {@code 203.0.113.x} or {@code 2001:db8:1:x}; empty where it is not known
 */
public record NetworkPlace(String network) {
    private static final Pattern IPV4 = Pattern.compile("([0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3})\\.[0-9]{1,3}");
    /** Of 64 bits that are counted as one household the first 48, which are its provider's place. */
    private static final Pattern IPV6 = Pattern.compile("([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):.*/64");

    private static final String OWN_IPV4 = "127.";
    /** The rest that is left of {@code ::1}. */
    private static final String OWN_IPV6 = "0:0:0:x";
    /** RFC 1918, RFC 4193 and RFC 4291, 2.5.6. */
    private static final Pattern LOCAL =
            Pattern.compile("10\\..*|192\\.168\\..*|172\\.(1[6-9]|2[0-9]|3[01])\\..*|f[cd][0-9a-f]{2}:.*|fe80:.*");

    /** Nowhere for a text that is no address. */
    public static NetworkPlace of(CountedAddress address) {
        Matcher ipv4 = IPV4.matcher(address.value());
        if (ipv4.matches()) {
            return new NetworkPlace(ipv4.group(1) + ".x");
        }
        Matcher ipv6 = IPV6.matcher(address.value());
        return new NetworkPlace(ipv6.matches() ? ipv6.group(1) + ":x" : "");
    }

    /** For people, in their language, to follow the name of a browser. */
    public String words() {
        if (network.isEmpty()) {
            return Texts.of("browsers-from-unknown");
        }
        if (network.startsWith(OWN_IPV4) || network.equals(OWN_IPV6)) {
            return Texts.of("browsers-from-here");
        }
        return Texts.of(LOCAL.matcher(network).matches() ? "browsers-from-local" : "browsers-from", network);
    }
}
