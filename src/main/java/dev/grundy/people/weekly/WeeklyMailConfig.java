package dev.grundy.people.weekly;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Settings of the node as a whole. */
@ConfigMapping(prefix = "grundy")
interface WeeklyMailConfig {
    /** The role of the node: web serves pages, judge judges, all does both. */
    @WithDefault("all")
    NodeRole role();
}
