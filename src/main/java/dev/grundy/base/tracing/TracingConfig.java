package dev.grundy.base.tracing;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.Optional;

/** Whether and where it is told what a request caused. */
@ConfigMapping(prefix = "grundy.tracing")
interface TracingConfig {
    /** Where an OpenTelemetry collector takes traces by HTTP, such as `http://collector:4318`; without it nothing is traced. */
    Optional<String> endpoint();

    /** Of a hundred requests, how many are traced, with all work that follows from them: 0 to 100. */
    @WithDefault("100")
    int percent();
}
