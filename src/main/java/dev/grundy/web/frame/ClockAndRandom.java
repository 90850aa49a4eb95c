package dev.grundy.web.frame;

import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;

/** Where the running server gets time and chance from; tests put others in their place. */
@Dependent
class ClockAndRandom {
    @Produces
    @Singleton
    @DefaultBean
    Clock clock() {
        return Clock.systemUTC();
    }

    @Produces
    @Singleton
    @DefaultBean
    SecureRandom random() {
        return new SecureRandom();
    }
}
