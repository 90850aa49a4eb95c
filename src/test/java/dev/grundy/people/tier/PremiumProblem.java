package dev.grundy.people.tier;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PublishedProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;

/**
 * A problem whose every part holds a word that stands nowhere else, so that it shows which part was given away.
 *
 * @param words that must reach nobody without the tier, by what they stand in
 */
record PremiumProblem(PublishedProblem published, Tier tier, Map<Part, String> words) {
    /** What a tier pays for. */
    enum Part {
        STATEMENT,
        IMAGE,
        SAMPLE,
        HINT,
        STARTER,
        EDITORIAL,
        EDITORIAL_IMAGE,
        TEST,
        COUNTEREXAMPLE,
        INSTANCE,
        GAME,
        SOLUTION
    }

    String slug() {
        return published.slug();
    }

    String word(Part part) {
        return words.get(part);
    }

    static PremiumProblem publish(DataSource database, Tier tier) {
        Map<Part, String> words = new EnumMap<>(Part.class);
        for (Part part : Part.values()) {
            words.put(
                    part,
                    "zq" + tier.code() + part.name().toLowerCase(Locale.ROOT).replace("_", ""));
        }
        // A drawing shows numbers.
        words.put(Part.INSTANCE, String.valueOf(731_025 + tier.ordinal()));
        String slug = "leaking-" + tier.code();
        PublishedProblem published = PublishedProblem.addPackage(database, slug, tier, write(slug, words));
        Sql.of("update problem set has_editorial = true where id = :id")
                .on(database)
                .with("id", published.id())
                .update();
        return new PremiumProblem(published, tier, words);
    }

    private static Path write(String slug, Map<Part, String> words) {
        try {
            Path root = Files.createTempDirectory("premium-").resolve(slug.toUpperCase(Locale.ROOT));
            write(root, "problem.yaml", """
                    problem_format_version: 2025-09
                    name: {en: Heap}
                    uuid: %s
                    """.formatted(UUID.nameUUIDFromBytes(slug.getBytes(StandardCharsets.UTF_8))));
            write(root, "statement/problem.en.md", """
                    Everybody may read the first paragraph.

                    ![The first drawing](first.svg)

                    The rest says %s.

                    ![The second drawing](second.svg)
                    """.formatted(words.get(Part.STATEMENT)));
            write(root, "statement/first.svg", svg("shown"));
            write(root, "statement/second.svg", svg(words.get(Part.IMAGE)));
            write(root, "solution/solution.en.md", """
                    The idea is %s.

                    ![How it goes](idea.svg)
                    """.formatted(words.get(Part.EDITORIAL)));
            write(root, "solution/idea.svg", svg(words.get(Part.EDITORIAL_IMAGE)));
            write(root, "data/sample/1.in", words.get(Part.SAMPLE) + "\n");
            write(root, "data/sample/1.ans", words.get(Part.SAMPLE) + "\n");
            write(root, "data/secret/1.in", words.get(Part.TEST) + "\n");
            write(root, "data/secret/1.ans", words.get(Part.TEST) + "\n");
            write(root, "generators/gen.cpp", "int main() {}\n");
            write(root, "submissions/accepted/solution.cpp", "int main() {}\n");
            write(root, "attachments/starter.cpp", "// " + words.get(Part.STARTER) + "\n");
            write(root, "game/rules.cpp", "int main() {}\n");
            write(root, "game/game.yaml", """
                    answer: [winner First Second]
                    enumerated: heaps
                    exhaustive: gen.cpp every {size} {index}
                    exhaustive_sizes: [1, 1]
                    """);
            write(root, "practice.yaml", """
                    by_hand:
                      levels:
                        - gen.cpp random {seed}
                      drawing: piles
                      answer:
                        rows: first-number
                        row: Pile {row}
                        fields:
                          - {label: Winner, choose: [First, Second]}
                    hints:
                      - Think of %s.
                    """.formatted(words.get(Part.HINT)));
            return root;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String svg(String text) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><text>" + text + "</text></svg>\n";
    }

    private static void write(Path root, String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
