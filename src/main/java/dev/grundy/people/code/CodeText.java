package dev.grundy.people.code;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.codec.binary.Base32;

/**
 * The letters of a code.
 *
 * @param value 80 random bits in base32, 16 characters: too many to be guessed
 */
record CodeText(String value) {
    private static final int BYTES = 10;
    private static final Pattern FORM = Pattern.compile("[A-Z2-7]{16}");
    private static final Pattern BETWEEN = Pattern.compile("[\\s-]+");
    private static final Pattern FOUR = Pattern.compile("(.{4})(?!$)");
    private static final int LONGEST_TYPED = 100;

    CodeText {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a code has 16 characters of base32");
        }
    }

    static CodeText draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new CodeText(new Base32().encodeToString(bits));
    }

    /** As somebody typed it: in any case, with hyphens and spaces anywhere, and digits for letters that look alike. */
    static Optional<CodeText> parse(String typed) {
        if (typed.length() > LONGEST_TYPED) {
            return Optional.empty();
        }
        String plain = BETWEEN.matcher(typed)
                .replaceAll("")
                .toUpperCase(Locale.ROOT)
                .replace('0', 'O')
                .replace('1', 'I')
                .replace('8', 'B');
        return FORM.matcher(plain).matches() ? Optional.of(new CodeText(plain)) : Optional.empty();
    }

    /** In fours, for people. */
    String written() {
        return FOUR.matcher(value).replaceAll("$1-");
    }
}
