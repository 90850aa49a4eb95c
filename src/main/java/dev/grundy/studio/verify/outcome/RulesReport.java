package dev.grundy.studio.verify.outcome;

import dev.grundy.format.pack.Wording;

/**
 * On how many instances accepted submissions agree with the rules of the game.
 *
 * @param enumerated every instance that the package enumerates, each counted once
 * @param of the name of those, such as {@code DAGs of at most 6 nodes}
 * @param others samples, random tiny instances, and those that practice.yaml enumerates besides
 * @param tooLarge those of the others whose games have too many positions
 * @param solvers accepted submissions that were tried on all of them
 * @param sampledSolvers accepted submissions that start slowly and were tried on a part
 * @param sample how many instances that part has
 * @param positions of all games that were solved
 */
public record RulesReport(
        int enumerated,
        Wording of,
        int others,
        int tooLarge,
        int solvers,
        int sampledSolvers,
        int sample,
        long positions) {
    public static final RulesReport NONE = new RulesReport(0, Wording.of("instances"), 0, 0, 0, 0, 0, 0);

    /** In one clause. */
    public String inWords() {
        String others = Integer.toString(this.others - tooLarge);
        String all = solvers + (solvers == 1 ? " solver agrees" : " solvers agree") + " with the rules on "
                + (enumerated > 0
                        ? "all " + enumerated + " " + of.english() + " and on " + others + " others"
                        : others + " instances")
                + ", " + positions + " positions";
        return sampledSolvers == 0 ? all : all + "; " + sampledSolvers + " more on " + sample + " of them";
    }
}
