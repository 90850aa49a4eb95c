package dev.grundy.format.language;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The messages of a language's run-time system on standard error when a program dies of lack of memory. They are believed only of a program that did
 * not end with exit code 0.
 */
public record Symptoms(List<Pattern> outOfMemory) {
    public Symptoms {
        outOfMemory = List.copyOf(outOfMemory);
    }

    public boolean showOutOfMemory(String standardError) {
        return outOfMemory.stream()
                .anyMatch(pattern -> pattern.matcher(standardError).find());
    }
}
