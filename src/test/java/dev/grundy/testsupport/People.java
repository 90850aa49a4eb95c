package dev.grundy.testsupport;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The people of {@code people.yaml}: tests and the development mode share them. */
public final class People {
    private static final Path FILE = Path.of("src/test/resources/people/people.yaml");

    private People() {}

    /**
     * Somebody with an account.
     *
     * @param sent in the order in which they are sent
     */
    public record Person(String name, boolean isAdmin, Tier tier, List<Sent> sent) {}

    /**
     * A program that somebody sent.
     *
     * @param problem its slug
     * @param program path in the checkout
     * @param verdict that it deserves
     */
    public record Sent(String problem, Path program, Verdict verdict) {
        public String source() {
            try {
                return Files.readString(program);
            } catch (IOException e) {
                throw new UncheckedIOException("people.yaml names a program that cannot be read: " + program, e);
            }
        }

        /** Identifier in languages.yaml. */
        public String language() {
            String file = program.toString();
            String extension = file.substring(file.lastIndexOf('.') + 1);
            return switch (extension) {
                case "cpp", "java" -> extension;
                case "py" -> "python";
                case "js" -> "javascript";
                default -> throw new IllegalArgumentException("people.yaml: no language for " + file);
            };
        }
    }

    /** All of them, in the file's order. */
    public static List<Person> all() {
        return read().entrySet().stream()
                .map(entry -> person(
                        entry.getKey(), Optional.ofNullable(entry.getValue()).orElse(Map.of())))
                .toList();
    }

    @SuppressWarnings("unchecked") // what it is not shows at the first use
    private static Map<String, Map<String, Object>> read() {
        try {
            return (Map<String, Map<String, Object>>)
                    new Load(LoadSettings.builder().build()).loadFromString(Files.readString(FILE));
        } catch (IOException e) {
            throw new UncheckedIOException("run from the checkout: " + FILE + " is not there", e);
        }
    }

    @SuppressWarnings("unchecked") // as above
    private static Person person(String name, Map<String, Object> about) {
        List<Map<String, String>> sent = (List<Map<String, String>>) about.getOrDefault("submissions", List.of());
        return new Person(
                name,
                "admin".equals(about.get("role")),
                Tier.ofCode(String.valueOf(about.getOrDefault("tier", "free"))).orElseThrow(),
                sent.stream()
                        .map(one -> new Sent(
                                String.valueOf(one.get("problem")),
                                Path.of(String.valueOf(one.get("program"))),
                                Verdict.valueOf(String.valueOf(one.get("verdict")))))
                        .toList());
    }
}
