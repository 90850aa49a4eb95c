package dev.grundy.people.account;

import java.util.Optional;
import java.util.regex.Pattern;

/** The name of a person on this site: 3 to 20 letters, digits, {@code _} and {@code -}, a letter first; unique without regard to case. */
public record AccountName(String value) {
    private static final Pattern FORM = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{2,19}");

    public AccountName {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException(
                    "an account name has 3 to 20 letters, digits, _ and -, a letter first, got '" + value + "'");
        }
    }

    /** The name that text stands for, without the blanks around it that phones add; empty when it stands for none. */
    public static Optional<AccountName> parse(String text) {
        String name = text.strip();
        return FORM.matcher(name).matches() ? Optional.of(new AccountName(name)) : Optional.empty();
    }

    @Override
    public String toString() {
        return value;
    }
}
