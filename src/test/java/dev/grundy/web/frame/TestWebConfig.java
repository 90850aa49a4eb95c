package dev.grundy.web.frame;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A configuration that a test says. */
public record TestWebConfig(
        List<String> trustedProxies, int connections, int connectionsPerAddress, Optional<String> address)
        implements WebConfig {
    public TestWebConfig(List<String> trustedProxies, int connections, int connectionsPerAddress) {
        this(trustedProxies, connections, connectionsPerAddress, Optional.empty());
    }

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

    @Override
    public Duration guestPagesKeptFor() {
        return Duration.ZERO;
    }
}
