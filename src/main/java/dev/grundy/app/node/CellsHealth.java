package dev.grundy.app.node;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Whether a node that only judges can take work: its cells stand, there is room, it is not stopping. One that serves pages serves
 * them without cells too, and says how its cells are all the same.
 */
@Readiness
@Singleton
class CellsHealth implements HealthCheck {
    private final JudgingStart judging;
    private final NodeConfig config;

    CellsHealth(JudgingStart judging, NodeConfig.Source config) {
        this.judging = judging;
        this.config = config.config();
    }

    @Override
    public HealthCheckResponse call() {
        if (!config.role().judges()) {
            return HealthCheckResponse.named("cells")
                    .up()
                    .withData("judges", false)
                    .build();
        }
        NodeReadiness standing = judging.standing();
        return HealthCheckResponse.named("cells")
                .status(standing == NodeReadiness.READY || config.role().servesPages())
                .withData("judges", true)
                .withData("because", standing.label())
                .build();
    }
}
