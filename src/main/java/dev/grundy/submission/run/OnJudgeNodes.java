package dev.grundy.submission.run;

import dev.grundy.base.queue.roster.NodeRole;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.ScheduledExecution;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.inject.Singleton;

/** A node that only judges may delete nothing: sweeping is left to nodes that serve pages. */
@Singleton
class OnJudgeNodes implements Scheduled.SkipPredicate {
    private final boolean judgesOnly;

    OnJudgeNodes(RoleConfig config) {
        this.judgesOnly = !config.role().servesPages();
    }

    @Override
    public boolean test(ScheduledExecution execution) {
        return judgesOnly;
    }

    /** The part of the node's configuration that matters here. */
    @ConfigMapping(prefix = "grundy")
    interface RoleConfig {
        /** The role of the node: web serves pages, judge judges, all does both. */
        @WithDefault("all")
        NodeRole role();
    }
}
