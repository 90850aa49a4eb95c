package dev.grundy.base.kernel;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where everything lives that outlasts a restart: {@code --data}, else {@code GRUNDY_DATA}, else {@code data} in the checkout. */
public final class Places {
    private Places() {}

    public static Path from(@Nullable Path option, Map<String, String> environment) {
        if (option != null) {
            return option.toAbsolutePath().normalize();
        }
        String variable = environment.getOrDefault("GRUNDY_DATA", "");
        return variable.isBlank()
                ? home().resolve("data")
                : Path.of(variable).toAbsolutePath().normalize();
    }

    /** The checkout that the launcher stands in; the working directory when started without the launcher. */
    public static Path home() {
        return Path.of(System.getProperty("grundy.home", "")).toAbsolutePath();
    }

    /** Where the build puts the program that lives in every cell. */
    public static Path cellRunner() {
        return home().resolve("target/cell/cell");
    }

    /** Where compiled programs and made tests of verbs without a data directory are kept; safe to delete. */
    public static Path cache() {
        String xdg = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
        return (xdg.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg)).resolve("grundy");
    }
}
