package dev.grundy.people.subscription.payment;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The role of this node: one that only judges has no business with payments. */
@ConfigMapping(prefix = "grundy")
public interface PaymentNode {
    /** The role of the node: web serves pages, judge judges, all does both. */
    @WithDefault("all")
    NodeRole role();

    default boolean servesPages() {
        return role().servesPages();
    }
}
