package dev.grundy.base.kernel;

import java.util.Optional;
import java.util.regex.Pattern;

/** A name fit for an address: lower-case letters, digits and single hyphens, 1 to 80 characters. */
public record Slug(String value) {
    private static final Pattern FORM = Pattern.compile("[a-z0-9]++(-[a-z0-9]++)*+");
    private static final int LONGEST = 80;

    public Slug {
        if (!isSlug(value)) {
            throw new IllegalArgumentException("a slug has 1 to " + LONGEST
                    + " lower-case letters, digits and single hyphens, got '" + value + "'");
        }
    }

    /** The slug that text is; empty when it is none. */
    public static Optional<Slug> parse(String text) {
        return isSlug(text) ? Optional.of(new Slug(text)) : Optional.empty();
    }

    private static boolean isSlug(String text) {
        return text.length() <= LONGEST && FORM.matcher(text).matches();
    }

    @Override
    public String toString() {
        return value;
    }
}
