package dev.grundy.format.exchange;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Makes names that the package format allows. */
public final class Names {
    private Names() {}

    /** A directory name for a package: lower-case letters, digits and hyphens. */
    public static String ofPackage(String name) {
        String made =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
        return made.isEmpty() ? "problem" : made;
    }

    /** A path whose every name is allowed. */
    static String fileNames(String path) {
        return Arrays.stream(path.split("/")).map(Names::fileName).collect(Collectors.joining("/"));
    }

    static String fileName(String name) {
        String made = name.replaceAll("[^a-zA-Z0-9_.-]", "_").replaceFirst("^[.-]", "_");
        return made.isEmpty() ? "_" : made;
    }

    public static String withoutExtension(String file) {
        int dot = file.lastIndexOf('.');
        return dot < 0 ? file : file.substring(0, dot);
    }

    public static String last(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** A number with leading zeros, so that lexicographic order is numeric order. */
    static String padded(int number, int largest) {
        return String.format("%0" + String.valueOf(largest).length() + "d", number);
    }
}
