package dev.grundy.judge.explore.idea;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How far ideas can be told and how often they are told rightly, found out with programs whose idea is known. Each of some named programs is
 * treated like somebody's submission. A program is told rightly if its own idea is told, and left alone rightly if nobody else has its idea.
 *
 * @param programs all of them
 * @param recognised the programs that are told their own idea when all are known, themselves included: the others fail on too few tests, or like
 *                   another
 * @param heldBack of every second program, by path, what happens when only the other half is known
 * @param alone of each program, what happens when all others are known
 * @param slips the wrong tellings, for people
 */
public record IdeaPrecision(int programs, int recognised, Share heldBack, Share alone, List<String> slips) {
    public static final IdeaPrecision NONE = new IdeaPrecision(0, 0, Share.NONE, Share.NONE, List.of());

    public IdeaPrecision {
        slips = List.copyOf(slips);
    }

    /**
     * @param programs the programs that were compared
     * @param told those that were told an idea
     * @param toldRightly those of them that have it
     * @param silentRightly those of the others whose idea no known program has
     */
    public record Share(int programs, int told, int toldRightly, int silentRightly) {
        static final Share NONE = new Share(0, 0, 0, 0);

        Share plus(Share other) {
            return new Share(
                    programs + other.programs,
                    told + other.told,
                    toldRightly + other.toldRightly,
                    silentRightly + other.silentRightly);
        }
    }

    /** Of the named programs of one package. */
    public static IdeaPrecision of(List<Named> named) {
        List<Named> sorted =
                named.stream().sorted(Comparator.comparing(Named::path)).toList();
        List<Named> known = half(sorted, 0);
        List<String> slips = new ArrayList<>();
        Share heldBack = half(sorted, 1).stream()
                .map(program -> compared(program, known, slips))
                .reduce(Share.NONE, Share::plus);
        Share alone = sorted.stream()
                .map(program -> compared(
                        program,
                        sorted.stream().filter(other -> other != program).toList(),
                        slips))
                .reduce(Share.NONE, Share::plus);
        int recognised = (int) sorted.stream()
                .filter(program -> Likeness.told(program.answers(), sorted)
                        .filter(told -> isSameIdea(program, told))
                        .isPresent())
                .count();
        return new IdeaPrecision(
                sorted.size(),
                recognised,
                heldBack,
                alone,
                slips.stream().distinct().toList());
    }

    /** Of both together. */
    public IdeaPrecision plus(IdeaPrecision other) {
        List<String> all = new ArrayList<>(slips);
        all.addAll(other.slips);
        return new IdeaPrecision(
                programs + other.programs,
                recognised + other.recognised,
                heldBack.plus(other.heldBack),
                alone.plus(other.alone),
                all);
    }

    private static List<Named> half(List<Named> all, int remainder) {
        return IntStream.range(0, all.size())
                .filter(i -> i % 2 == remainder)
                .mapToObj(all::get)
                .toList();
    }

    private static Share compared(Named program, List<Named> known, List<String> slips) {
        Optional<Told> told = Likeness.told(program.answers(), known);
        boolean rightly = told.filter(idea -> isSameIdea(program, idea)).isPresent();
        if (told.isPresent() && !rightly) {
            slips.add(program.path() + " is told, on " + told.get().tests() + " tests, that it is like one that "
                    + told.get().misconception().idea().english());
        }
        boolean nobodyHasIt = known.stream()
                .noneMatch(other -> other.misconception()
                        .idea()
                        .equals(program.misconception().idea()));
        return new Share(1, told.isPresent() ? 1 : 0, rightly ? 1 : 0, told.isEmpty() && nobodyHasIt ? 1 : 0);
    }

    private static boolean isSameIdea(Named program, Told told) {
        return program.misconception().idea().equals(told.misconception().idea());
    }
}
