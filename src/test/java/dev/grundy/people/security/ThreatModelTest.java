package dev.grundy.people.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds {@code docs/SECURITY.md} to what there is. */
class ThreatModelTest {
    private static final Path FILE = Path.of("docs/SECURITY.md");

    /** Initials of STRIDE. */
    private static final Set<String> KINDS = Set.of("S", "T", "R", "I", "D", "E");

    private static final Set<String> TESTS = tests();

    /** Cells of a table's row. */
    record Row(List<String> cells) {
        static Row of(String line) {
            return new Row(Arrays.stream(line.substring(1).split("\\|"))
                    .map(String::strip)
                    .toList());
        }

        @Override
        public String toString() {
            return cells.getFirst();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyThreatHasItsKindItsDefenceAndTestsThatExist(Row row) {
        assertThat(row.cells()).hasSize(4).noneMatch(String::isEmpty);
        assertThat(row.cells().get(1).split(", ")).isSubsetOf(KINDS);
        assertThat(row.cells().get(3).split(", ")).isSubsetOf(TESTS);
    }

    @Test
    void everyKindOfThreatIsThoughtOf() {
        assertThat(rows().flatMap(row -> Arrays.stream(row.cells().get(1).split(", "))))
                .containsAll(KINDS);
    }

    static Stream<Row> rows() {
        try {
            return Files.readAllLines(FILE).stream()
                    .filter(line -> line.startsWith("| ") && !line.startsWith("| threat |"))
                    .map(Row::of);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> tests() {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
