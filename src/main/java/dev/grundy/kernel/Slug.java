package dev.grundy.kernel;

import java.util.regex.Pattern;

/** A name fit for an address: lower-case letters, digits and single hyphens, 1 to 80 characters. */
public record Slug(String value) {
    private static final Pattern FORM = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final int LONGEST = 80;

    public Slug {
        if (value.length() > LONGEST || !FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a slug has 1 to " + LONGEST
                    + " lower-case letters, digits and single hyphens, got '" + value + "'");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
