package dev.grundy.app.cli;

import dev.grundy.base.kernel.Tier;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Tells the person who starts Grundy how many problems ask for a tier, and how to give one. */
final class TierRule {
    private TierRule() {}

    /**
     * One line for each tier that some problem asks for; none when all are free.
     *
     * @param tiers the tier that each problem asks for
     */
    static List<String> lines(List<Tier> tiers) {
        return Arrays.stream(Tier.values())
                .filter(tier -> tier != Tier.FREE && tiers.contains(tier))
                .map(tier -> line(tier, Collections.frequency(tiers, tier), tiers.size()))
                .toList();
    }

    private static String line(Tier tier, int asking, int all) {
        return asking + " of " + all + (all == 1 ? " problem asks" : " problems ask") + " for the tier " + tier.code()
                + ". Admins have every tier; give it to others with: ./grundy user grant NAME " + tier.code();
    }
}
