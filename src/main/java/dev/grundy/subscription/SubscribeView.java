package dev.grundy.subscription;

import dev.grundy.kernel.Tier;
import dev.grundy.subscription.SubscriptionRepository.Kept;
import dev.grundy.tier.Right;
import dev.grundy.web.FormErrors;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the page of tiers shows.
 *
 * @param choices tiers above the free one, lowest first
 * @param lines   what the reader pays or paid, latest first
 */
record SubscribeView(List<Choice> choices, List<Line> lines, FormErrors errors) {
    /**
     * A tier.
     *
     * @param offers none where it cannot be bought by this reader, who has it for good or pays for it already
     * @param has    whether the reader has it now, or a higher one
     */
    record Choice(Tier tier, List<Offer> offers, boolean has) {}

    /**
     * Something that is paid for, and how it stands with it.
     *
     * @param tier empty where the configuration knows the price no more
     */
    record Line(Optional<Tier> tier, String state) {}

    /**
     * For somebody.
     *
     * @param right of the reader
     * @param date  writes a day for the reader
     */
    static SubscribeView of(
            List<Offer> offers, List<Kept> kept, Right right, FormErrors errors, Function<Instant, String> date) {
        List<Choice> choices = Arrays.stream(Tier.values())
                .filter(tier -> tier != Tier.FREE)
                .map(tier -> new Choice(
                        tier,
                        offers.stream()
                                .filter(offer -> offer.tier() == tier && isOpen(offer, kept, right))
                                .toList(),
                        right.tier().includes(tier)))
                .toList();
        return new SubscribeView(
                choices,
                kept.stream()
                        .map(one -> new Line(one.tier(), one.inWords(date)))
                        .toList(),
                errors);
    }

    private static boolean isRunning(List<Kept> kept) {
        return kept.stream().anyMatch(one -> one.state().isRunning());
    }

    private static boolean isOpen(Offer offer, List<Kept> kept, Right right) {
        boolean hasForGood = right.tier().includes(offer.tier()) && right.isEndless();
        return !hasForGood && (offer.isOnce() || !isRunning(kept));
    }
}
