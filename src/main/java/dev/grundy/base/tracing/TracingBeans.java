package dev.grundy.base.tracing;

import dev.grundy.base.kernel.Configured;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Makes tracing known to the application, as configured. */
@Dependent
class TracingBeans {
    private static final int WHOLE = 100;

    @Produces
    @Singleton
    Tracing tracing(TracingConfig config) {
        int percent = Configured.within("grundy.tracing.percent", config.percent(), 0, WHOLE);
        return config.endpoint()
                .map(endpoint -> Tracing.to(endpoint, (double) percent / WHOLE))
                .orElse(Tracing.OFF);
    }

    void end(@Disposes Tracing tracing) {
        tracing.close();
    }
}
