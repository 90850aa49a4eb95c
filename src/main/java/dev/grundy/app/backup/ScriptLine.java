package dev.grundy.app.backup;

import dev.grundy.app.backup.Shape.Sequence;
import dev.grundy.app.backup.Shape.Table;
import dev.grundy.base.kernel.UnusableException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The meaning of a line of a {@link DataScript} outside of the rows. It is read and never run: a backup may have been changed. */
sealed interface ScriptLine {
    /** Rows follow. */
    record Rows(String table, List<String> columns) implements ScriptLine {
        public Rows {
            columns = List.copyOf(columns);
        }

        /** In our own words. */
        String statement() {
            return "copy public." + table + " (" + String.join(", ", columns) + ") from stdin";
        }
    }

    /** @param statement in our own words, about a trigger or a sequence that the schema has */
    record State(String statement) implements ScriptLine {}

    /** A line that follows from the schema; the schema decides how it is done, regardless of the line. */
    record Step() implements ScriptLine {}

    /**
     * Reads one line.
     *
     * @param shape the form of the tables that are filled
     * @throws UnusableException for a line that no backup of ours has
     */
    static ScriptLine read(String line, Shape shape) {
        return rows(line, shape)
                .or(() -> trigger(line, shape))
                .or(() -> sequence(line, shape))
                .or(() -> Forms.STEP.matcher(line).matches() ? Optional.of(new Step()) : Optional.empty())
                .orElseThrow(() -> new UnusableException("the backup says what no backup of ours does: "
                        + line.substring(0, Math.min(line.length(), Forms.MOST_TOLD))
                                .replaceAll("\\p{Cntrl}", " ")
                        + "; nothing was restored. It was changed by somebody: take another copy of it"));
    }

    private static Optional<ScriptLine> rows(String line, Shape shape) {
        Matcher found = Forms.COPY.matcher(line);
        if (!found.matches()) {
            return Optional.empty();
        }
        List<String> columns = List.of(found.group(2).split(", "));
        return shape.tables().stream()
                .filter(table -> table.name().equals(found.group(1)))
                .filter(table -> columns.size() == table.columns().size()
                        && Set.copyOf(columns).equals(Set.copyOf(table.columns())))
                .findFirst()
                .map(table -> new Rows(table.name(), columns));
    }

    private static Optional<ScriptLine> trigger(String line, Shape shape) {
        Matcher found = Forms.TRIGGER.matcher(line);
        if (!found.matches()) {
            return Optional.empty();
        }
        String end = " trigger " + found.group(3);
        Optional<Table> known = shape.tables().stream()
                .filter(table -> table.name().equals(found.group(1)))
                .filter(table -> table.triggers().stream().anyMatch(trigger -> trigger.endsWith(end)))
                .findFirst();
        return known.map(table -> new State("alter table public." + table.name() + " " + found.group(2) + end));
    }

    /** Whether it switches on a trigger that the tables have not, as any new trigger is switched on. */
    static boolean switchesOnAnUnknownTrigger(String line, Shape shape) {
        Matcher found = Forms.TRIGGER.matcher(line);
        return found.matches()
                && found.group(2).equals("enable")
                && trigger(line, shape).isEmpty();
    }

    private static Optional<ScriptLine> sequence(String line, Shape shape) {
        Matcher found = Forms.SEQUENCE.matcher(line);
        if (!found.matches()) {
            return Optional.empty();
        }
        Optional<Sequence> known = shape.sequences().stream()
                .filter(sequence -> sequence.name().equals(found.group(1)))
                .findFirst();
        return known.map(sequence -> new State("select pg_catalog.setval('public." + sequence.name() + "', "
                + Long.parseLong(found.group(2)) + ", " + found.group(3) + ")"));
    }

    /** How lines are written. */
    final class Forms {
        private static final int MOST_TOLD = 100;

        private static final Pattern COPY = Pattern.compile("copy public\\.(\\S+) \\((.*)\\) from stdin;");
        private static final Pattern TRIGGER = Pattern.compile(
                "alter table public\\.(\\S+) (enable|enable always|enable replica|disable) trigger (\\S+);");
        private static final Pattern SEQUENCE =
                Pattern.compile("select pg_catalog\\.setval\\('public\\.(\\S+)', (\\d{1,18}), (true|false)\\);");
        private static final Pattern STEP = Pattern.compile("(?:set [a-z_]+ = .*"
                + "|alter table public\\.\\S+ (?:drop|add) constraint .*"
                + "|alter table public\\.\\S+ disable trigger user"
                + "|drop index public\\.\\S+"
                + "|delete from public\\.\\S+"
                + "|(?i:create (?:unique )?index) .*"
                + "|analyze);");

        private Forms() {}
    }
}
