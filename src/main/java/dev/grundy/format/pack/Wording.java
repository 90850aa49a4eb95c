package dev.grundy.format.pack;

/**
 * A few words of a package for people, in the languages of the pages.
 *
 * @param german the English ones where the package has none
 */
public record Wording(String english, String german) {
    /** Longer than that they are a text, which belongs into a statement or an editorial. */
    public static final int LONGEST = 200;

    public Wording {
        if (english.isBlank() || german.isBlank() || Math.max(english.length(), german.length()) > LONGEST) {
            throw new IllegalArgumentException("words for people are 1 to " + LONGEST + " characters in each language");
        }
    }

    /** The same in both. */
    public static Wording of(String english) {
        return new Wording(english, english);
    }
}
