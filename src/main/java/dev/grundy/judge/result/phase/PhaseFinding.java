package dev.grundy.judge.result.phase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The facts that a map shows plainly, and nothing more. Between two sides of inputs a {@link Rule} is found when three things hold. One side is pure.
 * Each side has at least {@link #FEWEST} inputs and the other side at least as many that came out otherwise. And chance would hardly do that. The
 * probability of so pure a side, were failures spread at random, is that of Fisher's exact test for the most extreme table. It is multiplied by the
 * number of ways in which the inputs could have been divided (Bonferroni), and the product is at most {@link #LEVEL}.
 *
 * @param tally of all inputs
 * @param rules at most one that names families and one that names values of a parameter
 */
public record PhaseFinding(Tally tally, List<Rule> rules) {
    /** Of fewer failures or successes nothing is told. */
    public static final int FEWEST = 5;

    static final double LEVEL = 0.01;

    public PhaseFinding {
        rules = List.copyOf(rules);
    }

    /** The kind of answer. */
    public enum Kind {
        ALL_FAIL,
        NONE_FAILS,
        /** Too few of either to tell anything. */
        FEW,
        /** Failures and successes are not plainly separated. */
        UNCLEAR,
        RULES
    }

    public static PhaseFinding of(PhaseMap map) {
        double ways = ways(map);
        return new PhaseFinding(
                map.tally(),
                Stream.of(best(ofFamilies(map), ways), best(ofValues(map), ways))
                        .flatMap(Optional::stream)
                        .toList());
    }

    public Kind kind() {
        if (!rules.isEmpty()) {
            return Kind.RULES;
        }
        if (tally.mixed()) {
            return Math.min(tally.failed(), tally.passed()) < FEWEST ? Kind.FEW : Kind.UNCLEAR;
        }
        if (tally.total() < FEWEST) {
            return Kind.FEW;
        }
        return tally.failed() > 0 ? Kind.ALL_FAIL : Kind.NONE_FAILS;
    }

    /** Each set of families and each bound of each parameter, either side of which might be pure. */
    private static double ways(PhaseMap map) {
        double ways = Math.scalb(1.0, map.families().size()) - 2;
        for (Family family : map.families()) {
            for (int parameter = 0; parameter < family.parameters().size(); parameter++) {
                ways += 2.0 * Math.max(0, family.values(parameter).size() - 1);
            }
        }
        return ways;
    }

    /** Of all sets of families only two can be pure and largest: those without failures, and those without successes. */
    private static List<Rule> ofFamilies(PhaseMap map) {
        return Stream.<Predicate<Tally>>of(tally -> tally.passed() == 0, tally -> tally.failed() == 0)
                .map(pure -> ofFamilies(map, pure))
                .toList();
    }

    private static Rule ofFamilies(PhaseMap map, Predicate<Tally> pure) {
        List<Family> inside = map.families().stream()
                .filter(family -> family.tally().total() > 0 && pure.test(family.tally()))
                .toList();
        Tally tally = inside.stream().map(Family::tally).reduce(Tally.NONE, Tally::plus);
        return new Rule(
                new Rule.Where.OfFamilies(inside.stream().map(Family::name).toList()),
                tally,
                map.tally().minus(tally));
    }

    private static List<Rule> ofValues(PhaseMap map) {
        List<Rule> rules = new ArrayList<>();
        for (Family family : map.families()) {
            for (int parameter = 0; parameter < family.parameters().size(); parameter++) {
                List<Long> values = family.values(parameter);
                for (int i = 1; i < values.size(); i++) {
                    rules.add(atLeast(family, parameter, values.get(i)));
                    rules.add(atMost(family, parameter, values.get(i - 1)));
                }
            }
        }
        return rules;
    }

    private static Rule atLeast(Family family, int parameter, long bound) {
        return ofValues(family, parameter, true, bound, value -> value >= bound);
    }

    private static Rule atMost(Family family, int parameter, long bound) {
        return ofValues(family, parameter, false, bound, value -> value <= bound);
    }

    private static Rule ofValues(Family family, int parameter, boolean atLeast, long bound, Predicate<Long> isInside) {
        Tally inside = family.tally(parameter, isInside);
        return new Rule(
                new Rule.Where.OfValues(family.name(), family.parameters().get(parameter), atLeast, bound),
                inside,
                family.tally().minus(inside));
    }

    /** The least likely by chance; of equal ones the first. */
    private static Optional<Rule> best(List<Rule> rules, double ways) {
        return rules.stream()
                .filter(rule -> isPlain(rule) && chance(rule) * ways <= LEVEL)
                .min(Comparator.comparingDouble(PhaseFinding::chance));
    }

    /** Where both sides are pure, the one without failures is none: the other says it. */
    private static boolean isPlain(Rule rule) {
        Tally inside = rule.inside();
        Tally outside = rule.outside();
        boolean isNone = inside.failed() == 0 && inside.passed() >= FEWEST && outside.failed() >= FEWEST;
        boolean isEvery = inside.passed() == 0 && inside.failed() >= FEWEST && outside.passed() >= FEWEST;
        return isEvery || isNone && outside.passed() > 0;
    }

    /** That all inside come out alike if the failures are drawn from inside and outside at random. */
    static double chance(Rule rule) {
        Tally all = rule.inside().plus(rule.outside());
        int alike = rule.inside().failed() == 0 ? all.passed() : all.failed();
        double chance = 1;
        for (int i = 0; i < rule.inside().total(); i++) {
            chance *= (double) (alike - i) / (all.total() - i);
        }
        return chance;
    }
}
