package dev.grundy.app.cli;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The settings that are told to the person at the terminal. */
@ConfigMapping(prefix = "grundy")
interface ServingConfig {
    /** The role of the node: web serves pages, judge judges, all does both. */
    @WithDefault("all")
    NodeRole role();

    Log log();

    /** How a node tells what happens. */
    interface Log {
        /** Whether every line of the log is a JSON object, for programs that gather logs, instead of a text for people. */
        @WithDefault("false")
        boolean json();
    }
}
