package dev.grundy.cli;

import dev.grundy.work.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What is told to the person at the terminal. */
@ConfigMapping(prefix = "grundy")
interface ServingConfig {
    /** What the node does: web serves pages, judge judges, all does both. */
    @WithDefault("all")
    NodeRole role();
}
