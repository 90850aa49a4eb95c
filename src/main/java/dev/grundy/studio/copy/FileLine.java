package dev.grundy.studio.copy;

import dev.grundy.format.yaml.YamlEdit;
import java.util.List;
import java.util.OptionalInt;

/**
 * Where somebody has to look in a file.
 *
 * @param line from 1; empty for the whole file
 */
public record FileLine(FilePath path, OptionalInt line) {
    public static FileLine of(FilePath path) {
        return new FileLine(path, OptionalInt.empty());
    }

    /** @param line from 1 */
    public static FileLine of(FilePath path, int line) {
        return new FileLine(path, OptionalInt.of(line));
    }

    /** @param yaml the content of the file */
    public static FileLine of(FilePath path, YamlEdit yaml, List<String> key) {
        return new FileLine(path, yaml.line(key));
    }

    /** Such as {@code problem.yaml:4}. */
    @Override
    public String toString() {
        return line.isPresent() ? path + ":" + line.getAsInt() : path.toString();
    }
}
