package dev.grundy.format.pack;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The wrong belief behind a wrong program of a package, in words for people.
 *
 * @param idea the behaviour of such a program, to follow "like one that" and, in German, "wie eines, das": {@code ignores blocking}
 * @param anchor the id of the heading or point of the editorial that explains it, as it stands in a link behind {@code #}. Empty where no
 *     part of the editorial is about it
 */
public record Misconception(Wording idea, Optional<String> anchor) {
    private static final Pattern ANCHOR = Pattern.compile("[\\p{L}\\p{N}_-]{1,100}");

    public Misconception {
        if (!anchor.map(Misconception::isAnchor).orElse(true)) {
            throw new IllegalArgumentException("no place in an editorial has the id '" + anchor.get() + "'");
        }
    }

    /** Whether a heading or point of an editorial may have this id. */
    public static boolean isAnchor(String text) {
        return ANCHOR.matcher(text).matches();
    }
}
