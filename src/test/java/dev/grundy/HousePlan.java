package dev.grundy;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
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
 * The table of packages in docs/packages.md: which package may use which. A row uses only rows above it, so that no circle can be
 * written down.
 *
 * @param rooms what each package may use, by its name below {@code dev.grundy}, in the order of the table
 */
record HousePlan(Map<String, Set<String>> rooms) {
    private static final String ROOT = "dev.grundy.";
    private static final String HEADER = "| package | uses | holds |";
    /** Every package may use it. */
    private static final String EVERYBODYS = "base.kernel";

    static HousePlan read(Path document) {
        try {
            return of(Files.readAllLines(document));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + document, e);
        }
    }

    /** @throws IllegalArgumentException if there is no table, or a row names what is not above it */
    static HousePlan of(List<String> lines) {
        int header = lines.indexOf(HEADER);
        if (header < 0) {
            throw new IllegalArgumentException("no table with the header " + HEADER);
        }
        Map<String, Set<String>> rooms = new LinkedHashMap<>();
        lines.stream().skip(header + 2L).takeWhile(line -> line.startsWith("|")).forEach(line -> {
            String[] cells = line.split("\\|");
            Set<String> uses = new TreeSet<>(List.of(cells[2].strip().split(" +")));
            uses.remove("");
            if (!rooms.keySet().containsAll(uses)) {
                throw new IllegalArgumentException(cells[1].strip() + " uses what does not stand above it: " + uses);
            }
            rooms.put(cells[1].strip(), uses);
        });
        return new HousePlan(rooms);
    }

    /** What the classes do against the plan, and what the plan says without need; empty if they agree. */
    List<String> violations(JavaClasses classes) {
        List<String> violations = new ArrayList<>();
        Map<String, Set<String>> needed = new LinkedHashMap<>();
        rooms.keySet().forEach(room -> needed.put(room, new TreeSet<>()));
        for (JavaClass from : classes) {
            if (!from.getPackageName().startsWith(ROOT) || from.getSimpleName().equals("package-info")) {
                continue;
            }
            Optional<String> room = roomOf(from);
            if (room.isEmpty()) {
                violations.add(from.getPackageName() + " has no row in the plan");
                continue;
            }
            for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                roomOf(dependency.getTargetClass().getBaseComponentType())
                        .filter(target -> !target.equals(room.get()) && !target.equals(EVERYBODYS))
                        .ifPresent(target -> {
                            needed.get(room.get()).add(target);
                            if (!rooms.get(room.get()).contains(target)) {
                                violations.add(
                                        room.get() + " may not use " + target + ": " + dependency.getDescription());
                            }
                        });
            }
        }
        rooms.forEach((room, uses) -> uses.stream()
                .filter(use -> !needed.get(room).contains(use))
                .forEach(use -> violations.add(room + " is said to use " + use + " and does not")));
        return violations.stream().distinct().toList();
    }

    /** Everything that a package uses, or that what it uses uses. */
    Set<String> reachableFrom(String room) {
        Set<String> reached = new TreeSet<>();
        rooms.getOrDefault(room, Set.of()).forEach(use -> {
            reached.add(use);
            reached.addAll(reachableFrom(use));
        });
        return reached;
    }

    /** The row of the class's own package; empty for what is not in the plan. */
    Optional<String> roomOf(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith(ROOT)
                ? Optional.of(name.substring(ROOT.length())).filter(rooms::containsKey)
                : Optional.empty();
    }
}
