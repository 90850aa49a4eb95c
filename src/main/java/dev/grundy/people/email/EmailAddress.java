package dev.grundy.people.email;

import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.net.IDN;

/**
 * Where somebody gets mail. Compared without regard to case, as nearly all servers do.
 *
 * @param value at most 254 characters (RFC 5321, and its errata), printable ASCII, since many servers carry no other. A domain of
 *              letters, digits, dots and hyphens, where Hibernate Validator takes {@code ?} and the like too. {@link #inAscii} for others
 */
public record EmailAddress(
        @Email @Size(max = EmailAddress.LONGEST) @Pattern(regexp = "[!#-~]{1,64}@[A-Za-z0-9.-]{1,253}")
        String value) {
    public static final int LONGEST = 254;

    /** Two standards (IDNA 2003, 2008) lead to different domains with these; mail must not go to the wrong one. */
    private static final java.util.regex.Pattern AMBIGUOUS = java.util.regex.Pattern.compile("[ßς\u200c\u200d]");

    /**
     * The text with its domain in ASCII, as mail servers know it ({@code münchen.example} is {@code xn--mnchen-3ya.example}). Returned as
     * it is where there is no such domain: then it is an address already, or none.
     */
    public static String inAscii(String text) {
        int domain = text.lastIndexOf('@') + 1;
        if (domain == 0 || text.length() > LONGEST || AMBIGUOUS.matcher(text).find()) {
            return text;
        }
        try {
            return text.substring(0, domain) + IDN.toASCII(text.substring(domain), IDN.USE_STD3_ASCII_RULES);
        } catch (IllegalArgumentException e) {
            // A domain that the standard refuses is told as no address.
            return text;
        }
    }

    public boolean isSame(EmailAddress other) {
        return value.equalsIgnoreCase(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
