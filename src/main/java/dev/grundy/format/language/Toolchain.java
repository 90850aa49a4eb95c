package dev.grundy.format.language;

import java.nio.file.Path;
import java.util.Map;

/**
 * A language whose tools were found on this host.
 *
 * @param tools where each tool is, links resolved, by the tool's name
 */
public record Toolchain(Language language, Map<String, Path> tools) {
    public Toolchain {
        tools = Map.copyOf(tools);
    }

    /**
     * Where a tool of the language is.
     *
     * @throws IllegalArgumentException when the language names no such tool
     */
    public Path tool(String name) {
        Path tool = tools.get(name);
        if (tool == null) {
            throw new IllegalArgumentException(
                    language.id() + " has no tool '" + name + "' in languages.yaml, only " + tools.keySet());
        }
        return tool;
    }
}
