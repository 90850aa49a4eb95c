package dev.grundy.account;

import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

/**
 * Where somebody gets mail. Compared without regard to case, as nearly all servers do.
 *
 * @param value at most 254 characters (RFC 5321, and its errata), printable ASCII, since many servers carry no other; a domain of
 *              letters, digits, dots and hyphens, where Hibernate Validator takes {@code ?} and the like too
 */
record EmailAddress(
        @Email @Size(max = EmailAddress.LONGEST) @Pattern(regexp = "[!#-~]{1,64}@[A-Za-z0-9.-]{1,253}")
        String value) {
    static final int LONGEST = 254;

    boolean isSame(EmailAddress other) {
        return value.equalsIgnoreCase(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
