package dev.grundy.judge.source;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * One file of a program to be judged.
 *
 * @param name its path below the program's directory, with {@code /} between the parts
 */
public record SourceFile(String name, byte[] content) {
    private static final Pattern PART = Pattern.compile("[^/\\x00-\\x1f]+");

    public SourceFile {
        for (String part : name.split("/", -1)) {
            if (!PART.matcher(part).matches() || part.equals(".") || part.equals("..")) {
                throw new IllegalArgumentException("'" + name + "' cannot name a source file");
            }
        }
        content = content.clone();
    }

    /** Whether nothing is lost by {@link #text}. */
    public boolean isUtf8() {
        return Arrays.equals(text().getBytes(StandardCharsets.UTF_8), content);
    }

    public String text() {
        return new String(content, StandardCharsets.UTF_8);
    }
}
