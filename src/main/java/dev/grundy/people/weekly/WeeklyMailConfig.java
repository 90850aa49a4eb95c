package dev.grundy.people.weekly;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What is said of the node as a whole. */
@ConfigMapping(prefix = "grundy")
interface WeeklyMailConfig {
    /** What the node does: web serves pages, judge judges, all does both. */
    @WithDefault("all")
    NodeRole role();
}
