package dev.grundy.language;

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
}
