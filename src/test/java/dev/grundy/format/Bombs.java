package dev.grundy.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Small texts that ask too much of who reads them, from a file below src/test/resources/bombs. */
public final class Bombs {
    private static final Path DIRECTORY = Path.of("src/test/resources/bombs");

    private Bombs() {}

    /** One text, and what its reader must do. */
    public record Bomb(String name, String text, Map<String, Object> expected) {
        public String expected(String key) {
            return (String) expected.get(key);
        }

        public Optional<String> maybeExpected(String key) {
            return Optional.ofNullable(expected(key));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @SuppressWarnings("unchecked")
    public static Stream<Bomb> in(String file) {
        try {
            List<Map<String, Object>> cases = (List<Map<String, Object>>)
                    new Load(LoadSettings.builder().build()).loadFromString(Files.readString(DIRECTORY.resolve(file)));
            return cases.stream().map(one -> new Bomb((String) one.get("case"), text(one), one));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Map<String, Object> one) {
        return one.containsKey("nested") ? nested((int) one.get("nested")) : joined((List<?>) one.get("pieces"));
    }

    private static String joined(List<?> pieces) {
        StringBuilder text = new StringBuilder();
        for (Object piece : pieces) {
            List<?> textAndCount = (List<?>) piece;
            text.append(((String) textAndCount.getFirst()).repeat((int) textAndCount.getLast()));
        }
        return text.toString();
    }

    /** A list whose every item is one space further in than the one before, up to a line of the longest text. */
    private static String nested(int lines) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines && text.length() < 500_000; i++) {
            text.append("  ".repeat(Math.min(i, 200))).append("- a\n");
        }
        return text.append("\nend").toString();
    }
}
