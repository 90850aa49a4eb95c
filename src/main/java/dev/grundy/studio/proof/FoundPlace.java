package dev.grundy.studio.proof;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where in a package's files something was found.
 *
 * @param path with slashes, as the finding has it
 * @param line from 1
 * @param rest the finding's words after the place
 */
public record FoundPlace(String path, int line, String rest) {
    private static final Pattern FORM = Pattern.compile("^([\\w./+-]{1,250}):([1-9][0-9]{0,6})\\b(?:: )?");

    /** Of a finding that begins with file and line, such as {@code problem.yaml:4: …}; empty for others. */
    public static Optional<FoundPlace> of(String found) {
        Matcher place = FORM.matcher(found);
        return place.find()
                ? Optional.of(
                        new FoundPlace(place.group(1), Integer.parseInt(place.group(2)), found.substring(place.end())))
                : Optional.empty();
    }
}
