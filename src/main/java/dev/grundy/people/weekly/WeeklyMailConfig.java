package dev.grundy.people.weekly;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Whether there is a weekly mail. */
@ConfigMapping(prefix = "grundy.weekly-mail")
interface WeeklyMailConfig {
    /** Whether people may choose a mail on Mondays that tells what is due, their streak and their next step. */
    @WithDefault("true")
    boolean enabled();

    /** What is said of the node as a whole. */
    @ConfigMapping(prefix = "grundy")
    interface Node {
        /** What the node does: web serves pages, judge judges, all does both. */
        @WithDefault("all")
        NodeRole role();
    }
}
