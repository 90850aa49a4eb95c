package dev.grundy.people.openid;

import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.interceptor.Interceptor;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The providers that the configuration names. Thread-safe. */
@ApplicationScoped
@Named("providers")
public class Providers {
    private final List<Provider> all;
    private final Optional<HttpClient> client;

    /** @throws dev.grundy.base.kernel.UnusableException if the configuration cannot be used */
    @Inject
    Providers(OpenIdConfig config, SiteAddress site, Clock clock) {
        this(config.providers(), site, clock);
    }

    Providers(Map<String, OpenIdConfig.OfProvider> configured, SiteAddress site, Clock clock) {
        List<ProviderSettings> settings = configured.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(one -> ProviderSettings.of(one.getKey(), one.getValue()))
                .toList();
        // It has a thread, which nobody needs where there is nobody to talk to.
        this.client = settings.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        HttpClient.newBuilder().followRedirects(Redirect.NEVER).build());
        this.all = client.stream()
                .flatMap(http ->
                        settings.stream().map(one -> new Provider(one, site.of(back(one.name())), http, clock)))
                .toList();
    }

    /** Where a provider of that name sends browsers back to. */
    public static LocalAddress back(String name) {
        return new LocalAddress("/sign-in/openid/" + name + "/back");
    }

    /** By name; empty where none is configured. */
    public List<Provider> getAll() {
        return all;
    }

    public Optional<Provider> find(String name) {
        return all.stream().filter(provider -> provider.name().equals(name)).findFirst();
    }

    /** Empty where it is not configured any more. */
    Optional<Provider> ofIssuer(String issuer) {
        return all.stream().filter(provider -> provider.issuer().equals(issuer)).findFirst();
    }

    /** Settings that cannot be used are refused before the node works, not when somebody first signs in. */
    void start(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) StartupEvent event) {}

    @PreDestroy
    void end() {
        client.ifPresent(HttpClient::shutdownNow);
    }
}
