package dev.grundy.app.backup;

import dev.grundy.base.kernel.UnusableException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How a Grundy was configured, as far as its environment says it and may be told. */
final class BackupSettings {
    private static final Pattern OURS = Pattern.compile("(GRUNDY|QUARKUS)_[A-Z0-9_]+");

    /** As {@link #file} writes a setting, up to its value. */
    private static final Pattern BEGIN = Pattern.compile("export ((?:GRUNDY|QUARKUS)_[A-Z0-9_]+)='");

    /** The signs that stand for a quote within a value. */
    private static final String QUOTE = "'\\''";

    private static final String END = "'\n";

    /** Where a Grundy is and not how: another place has its own. */
    private static final List<String> PLACES = List.of("GRUNDY_DATA", "GRUNDY_HOME");

    private static final Pattern SECRET =
            Pattern.compile(".*(PASSWORD|SECRET|KEY|TOKEN|CREDENTIAL|DATABASE_URL|JDBC_URL).*");
    private static final Pattern SECRET_WITHIN = Pattern.compile("(?s).*(://[^/@\\s]*@|whsec_|[sr]k_(live|test)_).*");

    private final Map<String, String> told = new TreeMap<>();
    private final Map<String, String> secret = new TreeMap<>();

    BackupSettings(Map<String, String> environment) {
        environment.forEach((name, value) -> {
            if (OURS.matcher(name).matches() && !PLACES.contains(name) && !value.isBlank()) {
                (isSecret(name, value) ? secret : told).put(name, value);
            }
        });
    }

    /**
     * Those that a {@link #file} tells, but secrets.
     *
     * @throws UnusableException when there is anything else in it
     */
    static BackupSettings read(String file) {
        Map<String, String> environment = new TreeMap<>();
        int at = 0;
        while (at < file.length()) {
            Matcher begin = BEGIN.matcher(file).region(at, file.length());
            if (!begin.lookingAt()) {
                throw changed(file, at);
            }
            int end = endOfValue(file, begin.end());
            environment.put(begin.group(1), file.substring(begin.end(), end).replace(QUOTE, "'"));
            at = end + END.length();
        }
        return new BackupSettings(environment);
    }

    /** Where the quote stands that ends it. */
    private static int endOfValue(String file, int start) {
        int quote = file.indexOf('\'', start);
        while (quote >= 0 && file.startsWith(QUOTE, quote)) {
            quote = file.indexOf('\'', quote + QUOTE.length());
        }
        if (quote < 0 || !file.startsWith(END, quote)) {
            throw changed(file, start);
        }
        return quote;
    }

    private static UnusableException changed(String file, int at) {
        return new UnusableException("settings.env in the backup is not as we write it, from line "
                + (file.substring(0, at).chars().filter(c -> c == '\n').count() + 1)
                + "; nothing was restored. It was changed by somebody: take another copy of it");
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
