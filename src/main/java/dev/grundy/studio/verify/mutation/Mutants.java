package dev.grundy.studio.verify.mutation;

import dev.grundy.base.kernel.ContentHash;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plants faults into sources. The same source always gives the same mutants in the same order. */
public final class Mutants {
    private Mutants() {}

    /** Every fault that can be planted in a file, in the order of the places. Some may not compile. */
    public static List<Mutant> of(String file, String source, Syntax syntax) {
        Map<String, Mutant> bySource = new LinkedHashMap<>();
        for (MutationSites.Edit edit : new MutationSites(source, syntax).all()) {
            Mutant mutant = mutant(file, source, edit);
            bySource.putIfAbsent(mutant.source(), mutant);
        }
        bySource.remove(source);
        return List.copyOf(bySource.values());
    }

    private static Mutant mutant(String file, String source, MutationSites.Edit edit) {
        int start = source.lastIndexOf('\n', edit.from() - 1) + 1;
        int end = source.indexOf('\n', edit.to());
        String tail = source.substring(edit.to(), end < 0 ? source.length() : end);
        String before = source.substring(start, edit.to()) + tail;
        String after = source.substring(start, edit.from()) + edit.text() + tail;
        int line = (int) source.substring(0, edit.from())
                        .chars()
                        .filter(c -> c == '\n')
                        .count()
                + 1;
        return new Mutant(
                file,
                line,
                edit.operator(),
                before.strip(),
                after.strip(),
                source.substring(0, edit.from()) + edit.text() + source.substring(edit.to()));
    }

    /**
     * An order to try mutants in, of which every beginning is a fair sample. It takes the operators in turn, the places of each in an
     * order that looks random and is always the same.
     */
    public static List<Mutant> shuffled(List<Mutant> mutants) {
        Map<Operator, List<Mutant>> byOperator = new EnumMap<>(Operator.class);
        mutants.stream()
                .sorted(Comparator.comparing(Mutants::lot))
                .forEach(mutant -> byOperator
                        .computeIfAbsent(mutant.operator(), operator -> new ArrayList<>())
                        .add(mutant));
        List<Mutant> shuffled = new ArrayList<>();
        for (int turn = 0; shuffled.size() < mutants.size(); turn++) {
            for (List<Mutant> own : byOperator.values()) {
                if (turn < own.size()) {
                    shuffled.add(own.get(turn));
                }
            }
        }
        return shuffled;
    }

    /** The value that decides a mutant's place among others. */
    private static String lot(Mutant mutant) {
        return ContentHash.parts()
                .add(mutant.operator().name())
                .add(mutant.before())
                .add(mutant.after())
                .add(String.valueOf(mutant.line()))
                .build()
                .hex();
    }
}
