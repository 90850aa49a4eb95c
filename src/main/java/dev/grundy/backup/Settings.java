package dev.grundy.backup;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How a Grundy was configured, as far as its environment says it and may be told. */
final class Settings {
    private static final Pattern OURS = Pattern.compile("(GRUNDY|QUARKUS)_[A-Z0-9_]+");

    /** Where a Grundy is and not how: another place has its own. */
    private static final List<String> PLACES = List.of("GRUNDY_DATA", "GRUNDY_HOME");

    private static final Pattern SECRET =
            Pattern.compile(".*(PASSWORD|SECRET|KEY|TOKEN|CREDENTIAL|DATABASE_URL|JDBC_URL).*");
    private static final Pattern SECRET_WITHIN = Pattern.compile("(?s).*(://[^/@\\s]*@|whsec_|[sr]k_(live|test)_).*");

    private final Map<String, String> told = new TreeMap<>();
    private final Map<String, String> secret = new TreeMap<>();

    Settings(Map<String, String> environment) {
        environment.forEach((name, value) -> {
            if (OURS.matcher(name).matches() && !PLACES.contains(name) && !value.isBlank()) {
                (isSecret(name, value) ? secret : told).put(name, value);
            }
        });
    }

    /** By its name or by what it looks like: one too many that is left out can be seen in the list of those. */
    private static boolean isSecret(String name, String value) {
        return SECRET.matcher(name).matches() || SECRET_WITHIN.matcher(value).matches();
    }

    /** A file that a shell reads; empty when there is nothing to tell. */
    String file() {
        return told.entrySet().stream()
                .map(setting ->
                        "export " + setting.getKey() + "='" + setting.getValue().replace("'", "'\\''") + "'\n")
                .collect(Collectors.joining());
    }

    /** The names of those that were left out. */
    List<String> secrets() {
        return List.copyOf(secret.keySet());
    }
}
