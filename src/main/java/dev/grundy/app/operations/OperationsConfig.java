package dev.grundy.app.operations;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The role of this node: the login of one that only judges can tell of the queue, the nodes and verdicts, and of nothing else. */
@ConfigMapping(prefix = "grundy")
interface OperationsConfig {
    /** The role of the node: web serves pages, judge judges, all does both. */
    @WithDefault("all")
    NodeRole role();
}
