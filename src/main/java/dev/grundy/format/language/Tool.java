package dev.grundy.format.language;

import java.util.List;

/**
 * A program that a language needs on the host.
 *
 * @param name its file name, and its placeholder in argument lists
 * @param places where to look, in order: an absolute path, {@code PATH}, {@code JAVA_HOME} (the running JDK, then that variable), or
 *     a path below it such as {@code JAVA_HOME/bin/java}
 * @param install the cure when it is nowhere: one command or sentence
 */
public record Tool(String name, List<String> places, String install) {
    public Tool {
        if (places.isEmpty()) {
            throw new IllegalArgumentException("tool " + name + " names no place to look for it");
        }
        places = List.copyOf(places);
    }
}
