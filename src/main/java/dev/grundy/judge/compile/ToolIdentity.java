package dev.grundy.judge.compile;

import dev.grundy.format.language.Toolchain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;

/** Tells one state of a toolchain from another without starting it: path, size and time of each tool. */
public final class ToolIdentity {
    private ToolIdentity() {}

    public static String of(Toolchain toolchain) {
        StringBuilder identity = new StringBuilder();
        new TreeMap<>(toolchain.tools())
                .forEach((name, path) ->
                        identity.append(name).append('=').append(of(path)).append(';'));
        return identity.toString();
    }

    private static String of(Path tool) {
        try {
            return tool + " " + Files.size(tool) + " "
                    + Files.getLastModifiedTime(tool).toMillis();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look at the tool " + tool, e);
        }
    }
}
