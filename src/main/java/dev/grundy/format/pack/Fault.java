package dev.grundy.format.pack;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something wrong with a package, told so that its author can fix it.
 *
 * @param file path inside the package, with {@code /}; {@code .} is the package itself
 * @param line from 1; empty when the fault is in no line
 * @param found the finding, in a few words
 * @param cure the way to mend it
 */
public record Fault(Severity severity, String file, OptionalInt line, String found, String cure)
        implements Comparable<Fault> {

    /** Whether the package can be used in spite of it. */
    public enum Severity {
        ERROR("error"),
        WARNING("warning");

        private final String label;

        Severity(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    private static final int MOST_EQUAL_WARNINGS = 3;

    private static final Comparator<Fault> ORDER = Comparator.comparing(Fault::severity)
            .thenComparing(Fault::file)
            .thenComparing(fault -> fault.line().orElse(0))
            .thenComparing(Fault::found)
            .thenComparing(Fault::cure);

    /** In order and each once; the same warning of more than three files becomes one with a count. */
    static List<Fault> condensed(Collection<Fault> faults) {
        Map<List<String>, List<Fault>> equal = faults.stream()
                .distinct()
                .sorted()
                .collect(Collectors.groupingBy(
                        fault -> List.of(fault.severity.label(), fault.found, fault.cure),
                        LinkedHashMap::new,
                        Collectors.toList()));
        return equal.values().stream()
                .flatMap(same -> same.getFirst().isError() || same.size() <= MOST_EQUAL_WARNINGS
                        ? same.stream()
                        : Stream.of(same.getFirst().andOthers(same.size() - 1)))
                .sorted()
                .toList();
    }

    private Fault andOthers(int others) {
        return new Fault(severity, file, line, found + "; so it is in " + others + " other places", cure);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** {@code file:line}, or only the file. */
    public String place() {
        return line.isPresent() ? file + ":" + line.getAsInt() : file;
    }

    /** One line for people: place, severity, what was found, what to do. */
    @Override
    public String toString() {
        return place() + ": " + severity.label() + ": " + found + "; " + cure;
    }

    @Override
    public int compareTo(Fault other) {
        return ORDER.compare(this, other);
    }
}
