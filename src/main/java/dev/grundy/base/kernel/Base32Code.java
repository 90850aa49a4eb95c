package dev.grundy.base.kernel;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.codec.binary.Base32;

/**
 * A code that people read and type: 80 random bits, too many to be guessed.
 *
 * @param value 16 characters of base32
 */
public record Base32Code(String value) {
    private static final int BYTES = 10;
    private static final Pattern FORM = Pattern.compile("[A-Z2-7]{16}");
    private static final Pattern BETWEEN = Pattern.compile("[\\s-]+");
    private static final Pattern FOUR = Pattern.compile("(.{4})(?!$)");
    private static final int LONGEST_TYPED = 100;

    public Base32Code {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a code has 16 characters of base32");
        }
    }

    public static Base32Code draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new Base32Code(new Base32().encodeToString(bits));
    }

    /** As somebody typed it: in any case, with hyphens and spaces anywhere, and digits for letters that look alike. */
    public static Optional<Base32Code> parse(String typed) {
        if (typed.length() > LONGEST_TYPED) {
            return Optional.empty();
        }
        String plain = BETWEEN.matcher(typed)
                .replaceAll("")
                .toUpperCase(Locale.ROOT)
                .replace('0', 'O')
                .replace('1', 'I')
                .replace('8', 'B');
        return FORM.matcher(plain).matches() ? Optional.of(new Base32Code(plain)) : Optional.empty();
    }

    /** In fours, for people. */
    public String written() {
        return FOUR.matcher(value).replaceAll("$1-");
    }
}
