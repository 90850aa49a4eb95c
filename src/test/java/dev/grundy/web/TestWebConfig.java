package dev.grundy.web;

import java.time.Duration;
import java.util.List;

/** A configuration that a test says. */
record TestWebConfig(List<String> trustedProxies, int connections, int connectionsPerAddress) implements WebConfig {
    @Override
    public Duration headPatience() {
        return Duration.ofSeconds(15);
    }

    @Override
    public List<String> metricsFor() {
        return List.of();
    }

    @Override
    public List<String> healthFor() {
        return List.of();
    }

    @Override
    public List<String> openapiFor() {
        return List.of();
    }
}
