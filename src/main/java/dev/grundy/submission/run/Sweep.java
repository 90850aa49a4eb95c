package dev.grundy.submission.run;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import org.jboss.logging.Logger;

/** Forgets runs that nobody will look at again. */
@ApplicationScoped
class Sweep {
    private static final Logger LOG = Logger.getLogger(Sweep.class);

    private final InvocationRepository invocations;
    private final InvocationLimits limits;
    private final InvocationConfig config;
    private final Clock clock;

    Sweep(InvocationRepository invocations, InvocationLimits limits, InvocationConfig config, Clock clock) {
        this.invocations = invocations;
        this.limits = limits;
        this.config = config;
        this.clock = clock;
    }

    @Scheduled(every = "1h", delayed = "10m", skipExecutionIf = OnJudgeNodes.class)
    void sweep() {
        Instant now = clock.instant();
        LOG.debugf("%d runs forgotten", invocations.forget(now.minus(config.kept())));
        limits.forgetOver(now);
    }
}
