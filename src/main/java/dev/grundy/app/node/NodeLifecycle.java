package dev.grundy.app.node;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;

/** Starts what the node's role asks for, and stops it in order. */
@ApplicationScoped
class NodeLifecycle {
    private static final int AFTER_THE_CATALOGUE = Interceptor.Priority.APPLICATION + 500;

    private final NodeConfig config;
    private final NodePresence presence;
    private final JudgingStart judging;

    NodeLifecycle(NodeConfig.Source config, NodePresence presence, JudgingStart judging) {
        this.config = config.config();
        this.presence = presence;
        this.judging = judging;
    }

    void start(@Observes @Priority(AFTER_THE_CATALOGUE) StartupEvent event) {
        presence.start();
        if (config.role().judges()) {
            judging.begin();
        }
    }

    void stop(@Observes @Priority(AFTER_THE_CATALOGUE) ShutdownEvent event) {
        judging.end();
        presence.leave();
    }
}
