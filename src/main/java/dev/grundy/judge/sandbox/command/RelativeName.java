package dev.grundy.judge.sandbox.command;

import java.util.Arrays;

/** The rule for names of files in a work directory or a stored directory. */
final class RelativeName {
    private RelativeName() {}

    /** @throws IllegalArgumentException unless every part between slashes is a plain name */
    static String check(String name) {
        boolean plain = Arrays.stream(name.split("/", -1))
                .noneMatch(part -> part.isEmpty() || part.equals(".") || part.equals(".."));
        if (!plain || name.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("'" + name + "' is not a relative file name");
        }
        return name;
    }
}
