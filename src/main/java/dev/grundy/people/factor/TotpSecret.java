package dev.grundy.people.factor;

import dev.grundy.base.kernel.PercentEncoding;
import java.net.URI;
import java.security.Key;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.crypto.spec.SecretKeySpec;
import org.apache.commons.codec.binary.Base32;

/**
 * The secret that a person's app and we share.
 *
 * @param base32 160 bits (RFC 4226, 4 R6) in base32, 32 characters
 */
public record TotpSecret(String base32) {
    private static final int BYTES = 20;
    private static final int GROUP = 4;
    private static final Pattern FORM = Pattern.compile("[A-Z2-7]{32}");

    public TotpSecret {
        if (!FORM.matcher(base32).matches()) {
            throw new IllegalArgumentException("a secret has 32 characters of base32");
        }
    }

    static TotpSecret draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new TotpSecret(new Base32().encodeToString(bits));
    }

    /** In groups of four, for people who type it. */
    public List<String> groups() {
        List<String> groups = new ArrayList<>();
        for (int i = 0; i < base32.length(); i += GROUP) {
            groups.add(base32.substring(i, i + GROUP));
        }
        return groups;
    }

    /**
     * The address that apps read from the drawing ("Key Uri Format" of Google Authenticator, which all of them follow).
     *
     * @param site    as apps list it
     * @param account the person's name
     */
    public URI uri(String site, String account) {
        return URI.create("otpauth://totp/" + encoded(site) + ":" + encoded(account) + "?secret=" + base32 + "&issuer="
                + encoded(site));
    }

    Key key() {
        return new SecretKeySpec(new Base32().decode(base32), "RAW");
    }

    @Override
    public String toString() {
        return "TotpSecret[…]";
    }

    private static String encoded(String text) {
        return PercentEncoding.encode(text);
    }
}
