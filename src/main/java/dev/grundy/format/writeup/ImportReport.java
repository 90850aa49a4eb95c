package dev.grundy.format.writeup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The outcome of a document's import, one line each.
 *
 * @param taken   the parts that stand in the package as the document has them
 * @param changed the parts that stand there in another form
 * @param missing the parts that the author has to write, or to add
 */
public record ImportReport(List<String> taken, List<String> changed, List<String> missing) {
    public ImportReport {
        taken = List.copyOf(taken);
        changed = List.copyOf(changed);
        missing = List.copyOf(missing);
    }

    /** Each line begins with its kind. */
    public List<String> lines() {
        return Stream.concat(kind("taken: ", taken), losses().stream()).toList();
    }

    /** Those of what the package has not as the document had it. */
    public List<String> losses() {
        return Stream.concat(kind("changed: ", changed), kind("missing: ", missing))
                .toList();
    }

    private static Stream<String> kind(String kind, List<String> lines) {
        return lines.stream().map(kind::concat);
    }

    /** Collects the lines. */
    static final class Notes {
        private final List<String> taken = new ArrayList<>();
        private final List<String> changed = new ArrayList<>();
        private final List<String> missing = new ArrayList<>();

        void took(String what) {
            taken.add(what);
        }

        void changed(String what) {
            changed.add(what);
        }

        void misses(String what) {
            missing.add(what);
        }

        ImportReport report() {
            return new ImportReport(taken, changed, missing);
        }
    }
}
