package dev.grundy.people.factor;

import dev.grundy.base.kernel.ContentHash;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.codec.binary.Base32;

/**
 * Stands in for the app, once. Only its hash is stored.
 *
 * @param value 80 bits in base32, 16 characters: too many to be guessed, so nothing need slow down who has the hash
 */
public record RecoveryCode(String value) {
    private static final int BYTES = 10;
    private static final Pattern FORM = Pattern.compile("[A-Z2-7]{16}");
    private static final Pattern BETWEEN = Pattern.compile("[\\s-]+");
    private static final Pattern FOUR = Pattern.compile("(.{4})(?!$)");
    private static final int LONGEST_TYPED = 100;

    public RecoveryCode {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a recovery code has 16 characters of base32");
        }
    }

    static RecoveryCode draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new RecoveryCode(new Base32().encodeToString(bits));
    }

    /** As somebody typed it: in any case, with hyphens and spaces anywhere, and digits for letters that look alike. */
    static Optional<RecoveryCode> parse(String typed) {
        if (typed.length() > LONGEST_TYPED) {
            return Optional.empty();
        }
        String plain = BETWEEN.matcher(typed)
                .replaceAll("")
                .toUpperCase(Locale.ROOT)
                .replace('0', 'O')
                .replace('1', 'I')
                .replace('8', 'B');
        return FORM.matcher(plain).matches() ? Optional.of(new RecoveryCode(plain)) : Optional.empty();
    }

    /** In fours, for people. */
    public String written() {
        return FOUR.matcher(value).replaceAll("$1-");
    }

    String hash(long account) {
        return ContentHash.parts()
                .add("recovery code of " + account)
                .add(value)
                .build()
                .hex();
    }

    @Override
    public String toString() {
        return "RecoveryCode[…]";
    }
}
