package dev.grundy.people.subscription;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.SubscriptionRepository.Kept;
import dev.grundy.people.tier.Right;
import dev.grundy.web.frame.FormErrors;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The content of the page of tiers.
 *
 * @param choices all tiers, lowest first
 * @param lines   the reader's payments, latest first; a person who pays nothing any more sees the one that ended last
 * @param prices  whether anything can be bought by anybody now
 */
record SubscribeView(List<Choice> choices, List<Line> lines, boolean prices, FormErrors errors) {
    /**
     * A tier.
     *
     * @param offers  none where it cannot be bought by this reader, who has it for good or pays already
     * @param has     whether the reader has it now, or a higher one
     * @param current whether it is the reader's
     * @param paid    whether the reader pays for it again and again
     * @param change  whether the reader gets it by changing their plan
     */
    record Choice(Tier tier, List<TierPrice> offers, boolean has, boolean current, boolean paid, boolean change) {}

    /**
     * Something that is paid for, and how it stands with it.
     *
     * @param tier empty where the configuration knows the price no more
     * @param icon that goes with the state
     */
    record Line(Optional<Tier> tier, String icon, String state) {}

    /**
     * For somebody.
     *
     * @param right of the reader
     * @param date  writes a day for the reader
     */
    static SubscribeView of(
            List<TierPrice> offers, List<Kept> kept, Right right, FormErrors errors, Function<Instant, String> date) {
        List<Choice> choices = Arrays.stream(Tier.values())
                .map(tier -> choice(tier, offers, kept, right))
                .toList();
        List<Kept> open = kept.stream().filter(one -> !one.isOver()).toList();
        List<Kept> shown = open.isEmpty() ? kept.stream().limit(1).toList() : open;
        return new SubscribeView(
                choices,
                shown.stream()
                        .map(one -> new Line(one.tier(), one.icon(), one.inWords(date)))
                        .toList(),
                !offers.isEmpty(),
                errors);
    }

    private static Choice choice(Tier tier, List<TierPrice> offers, List<Kept> kept, Right right) {
        List<TierPrice> ofTier =
                offers.stream().filter(offer -> offer.tier() == tier).toList();
        boolean isRunning = kept.stream().anyMatch(one -> one.state().isRunning());
        boolean isPaid = kept.stream()
                .anyMatch(one -> one.state().isRunning() && one.tier().equals(Optional.of(tier)));
        return new Choice(
                tier,
                ofTier.stream().filter(offer -> offer.isFor(kept, right)).toList(),
                right.tier().includes(tier),
                right.tier() == tier,
                isPaid,
                isRunning && !isPaid && ofTier.stream().anyMatch(offer -> !offer.isOnce()));
    }
}
