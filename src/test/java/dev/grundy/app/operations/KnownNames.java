package dev.grundy.app.operations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What files for operators may name: environment variables that are read, images that are built, addresses that are told. */
final class KnownNames {
    private static final Pattern KEY = Pattern.compile("(?m)^\\| `(grundy\\.[a-z.-]+)` \\|");
    private static final Pattern LITERAL = Pattern.compile("\"(GRUNDY_[A-Z_]+)\"");
    private static final Pattern ADDRESS = Pattern.compile("(?m)^\\| `(/q/health/[a-z]+)` \\|");
    private static final Pattern ROLES = Pattern.compile("(?m)^for role in ([a-z ]+); do$");
    /** Of the framework's own keys; UpIT uses it. */
    private static final String SECRETS = "QUARKUS_CONFIG_LOCATIONS";

    private KnownNames() {}

    /** Keys of docs/configuration.md, which ConfigurationTest holds to the code, and what the launcher reads by name. */
    static Set<String> variables() {
        Set<String> known = new TreeSet<>(Set.of(SECRETS));
        KEY.matcher(Manifests.text(Path.of("docs/configuration.md")))
                .results()
                .map(found -> found.group(1).toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"))
                .forEach(known::add);
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            sources.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> LITERAL.matcher(Manifests.text(file)).results())
                    .forEach(found -> known.add(found.group(1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return known;
    }

    /** As docker/build.sh calls them. */
    static List<String> images() {
        return ROLES.matcher(Manifests.text(Path.of("docker/build.sh")))
                .results()
                .flatMap(found -> Stream.of(found.group(1).split(" ")))
                .map(role -> "grundy-" + role)
                .toList();
    }

    /** As docs/operations.md tells them. */
    static List<String> healthAddresses() {
        return ADDRESS.matcher(Manifests.text(Path.of("docs/operations.md")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
