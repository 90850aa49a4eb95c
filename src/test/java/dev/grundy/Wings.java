package dev.grundy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The table of wings in DESIGN.md: which packages form a wing, and which wings it may use. A row uses only rows above it.
 *
 * @param wings by their names, in the order of the table
 */
record Wings(Map<String, Wing> wings) {
    private static final String HEADER = "| wing | packages | may use |";

    /**
     * A row.
     *
     * @param packages names in the table of packages, each with all that begins with it
     * @param uses names of wings
     */
    record Wing(Set<String> packages, Set<String> uses) {}

    static Wings read(Path design) {
        try {
            return of(Files.readAllLines(design));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + design, e);
        }
    }

    /** @throws IllegalArgumentException if there is no table, or a row names what is not above it */
    static Wings of(List<String> lines) {
        int header = lines.indexOf(HEADER);
        if (header < 0) {
            throw new IllegalArgumentException("no table with the header " + HEADER);
        }
        Map<String, Wing> wings = new LinkedHashMap<>();
        lines.stream().skip(header + 2L).takeWhile(line -> line.startsWith("|")).forEach(line -> {
            String[] cells = line.split("\\|");
            Wing wing = new Wing(words(cells[2]), words(cells[3]));
            if (!wings.keySet().containsAll(wing.uses())) {
                throw new IllegalArgumentException(
                        cells[1].strip() + " uses what does not stand above it: " + wing.uses());
            }
            wings.put(cells[1].strip(), wing);
        });
        return new Wings(wings);
    }

    /** What the table of packages says against this one, and what this one says without need; empty if they agree. */
    List<String> violations(HousePlan plan) {
        List<String> violations = new ArrayList<>();
        Map<String, Set<String>> needed = new LinkedHashMap<>();
        wings.keySet().forEach(wing -> needed.put(wing, new TreeSet<>()));
        plan.rooms().forEach((room, uses) -> {
            Optional<String> from = wingOf(room);
            if (from.isEmpty()) {
                violations.add(room + " stands in no wing");
                return;
            }
            for (String use : uses) {
                wingOf(use).filter(to -> !to.equals(from.get())).ifPresent(to -> {
                    needed.get(from.get()).add(to);
                    if (!wings.get(from.get()).uses().contains(to)) {
                        violations.add(from.get() + " may not use " + to + ": " + room + " uses " + use);
                    }
                });
            }
        });
        wings.forEach((name, wing) -> {
            wing.uses().stream()
                    .filter(use -> !needed.get(name).contains(use))
                    .forEach(use -> violations.add(name + " is said to use " + use + " and does not"));
            wing.packages().stream()
                    .filter(one -> plan.rooms().keySet().stream().noneMatch(room -> covers(one, room)))
                    .forEach(one -> violations.add(name + " names the package " + one + ", which has no row"));
        });
        return violations;
    }

    /** That of the longest name that the package's name begins with. */
    private Optional<String> wingOf(String room) {
        return wings.entrySet().stream()
                .flatMap(wing -> wing.getValue().packages().stream()
                        .filter(one -> covers(one, room))
                        .map(one -> Map.entry(one, wing.getKey())))
                .max((a, b) -> Integer.compare(a.getKey().length(), b.getKey().length()))
                .map(Map.Entry::getValue);
    }

    private static boolean covers(String name, String room) {
        return room.equals(name) || room.startsWith(name + ".");
    }

    private static Set<String> words(String cell) {
        Set<String> words = new TreeSet<>(List.of(cell.strip().split(" +")));
        words.remove("");
        return words;
    }
}
