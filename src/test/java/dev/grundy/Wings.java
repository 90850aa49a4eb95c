package dev.grundy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The table of wings in DESIGN.md: which rooms a wing has for other wings, which for itself, and which wings it may use. A row uses only
 * rows above it. A package's wing is the first word of its name, its room the second.
 *
 * @param wings by their names, in the order of the table
 */
record Wings(Map<String, Wing> wings) {
    private static final String HEADER = "| wing | rooms for other wings | rooms of its own | may use |";
    /** Every package may use it, so that no row of the table of packages names it. */
    private static final String EVERYBODYS = "kernel";

    /**
     * A row.
     *
     * @param open second words of names of packages that other wings may use
     * @param own second words of names of packages that only the wing itself may use
     * @param uses names of wings
     */
    record Wing(Set<String> open, Set<String> own, Set<String> uses) {
        Wing() {
            this(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
        }

        boolean has(String room) {
            return open.contains(room) || own.contains(room);
        }
    }

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
            Wing wing = new Wing(words(cells[2]), words(cells[3]), words(cells[4]));
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
        Map<String, Wing> needed = new LinkedHashMap<>();
        plan.rooms().forEach((name, uses) -> {
            Wing need = needed.computeIfAbsent(wingOf(name), _ -> new Wing());
            if (need.own().add(roomOf(name)) && !said(name).has(roomOf(name))) {
                violations.add("the table does not name the room of " + name);
            }
            uses.stream().filter(use -> !wingOf(use).equals(wingOf(name))).forEach(use -> {
                needed.get(wingOf(use)).open().add(roomOf(use));
                if (need.uses().add(wingOf(use)) && !said(name).uses().contains(wingOf(use))) {
                    violations.add(wingOf(name) + " may not use " + wingOf(use) + ": " + name + " uses " + use);
                }
                if (said(use).own().contains(roomOf(use))) {
                    violations.add(name + " uses " + use + ", which is for " + wingOf(use) + " alone");
                }
            });
        });
        wings.forEach((name, said) -> {
            Wing need = needed.getOrDefault(name, new Wing());
            without(said.uses(), need.uses())
                    .forEach(use -> violations.add(name + " is said to use " + use + " and does not"));
            without(said.own(), need.own()).forEach(room -> violations.add(name + " has no room " + room));
            without(without(said.open(), need.open()), Set.of(EVERYBODYS))
                    .forEach(room -> violations.add("no other wing uses the room " + name + "." + room));
        });
        return violations;
    }

    private Wing said(String name) {
        return wings.getOrDefault(wingOf(name), new Wing());
    }

    private static Set<String> without(Set<String> all, Set<String> some) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }

    private static String wingOf(String name) {
        return name.split("\\.")[0];
    }

    /** A name of one word is that of a wing's own package. */
    private static String roomOf(String name) {
        String[] words = name.split("\\.");
        return words.length == 1 ? name : words[1];
    }

    private static Set<String> words(String cell) {
        Set<String> words = new TreeSet<>(List.of(cell.strip().split(" +")));
        words.remove("");
        return words;
    }
}
