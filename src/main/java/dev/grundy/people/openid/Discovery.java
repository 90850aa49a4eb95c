package dev.grundy.people.openid;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The metadata of a provider (OpenID Connect Discovery 1.0). It is asked for when somebody first wants to sign in with it, and again after
 * an hour. Earlier metadata stays good while the provider does not answer. Thread-safe.
 */
final class Discovery {
    private static final Duration GOOD_FOR = Duration.ofHours(1);
    private static final Duration KEYS_GOOD_FOR = Duration.ofMinutes(5);

    private final ProviderSettings settings;
    private final ProviderHttp http;
    private final Clock clock;
    /** Of the caller that is at it. */
    private final AtomicReference<@Nullable CompletableFuture<Told>> asking = new AtomicReference<>();

    private volatile @Nullable Told told;

    Discovery(ProviderSettings settings, ProviderHttp http, Clock clock) {
        this.settings = settings;
        this.http = http;
        this.clock = clock;
    }

    /**
     * @param keys that its tokens are signed with; asked for anew where a token names another
     */
    record Told(OIDCProviderMetadata metadata, JWKSource<SecurityContext> keys, Instant at) {}

    /**
     * Of many who want to know at once, one asks, and all get that answer or that failure. Callers that may use known metadata do.
     *
     * @throws RefusedAnswerException when it has told nothing that can be used
     */
    Told told() throws RefusedAnswerException {
        @Nullable Told known = told;
        if (known != null && isFresh(known)) {
            return known;
        }
        CompletableFuture<Told> mine = new CompletableFuture<>();
        @Nullable CompletableFuture<Told> others = asking.compareAndExchange(null, mine);
        try {
            return others == null ? askFor(mine) : known != null ? known : awaited(others);
        } catch (RefusedAnswerException e) {
            if (known != null) {
                return known;
            }
            throw e;
        }
    }

    private Told askFor(CompletableFuture<Told> answer) throws RefusedAnswerException {
        try {
            @Nullable Told latest = told;
            // Somebody else may have asked just before.
            Told now = latest != null && isFresh(latest) ? latest : ask();
            told = now;
            answer.complete(now);
            return now;
        } catch (RefusedAnswerException | RuntimeException e) {
            answer.completeExceptionally(e);
            throw e;
        } finally {
            asking.set(null);
        }
    }

    /** A caller waits at most as long for a place and as long for the answer. */
    private Told awaited(CompletableFuture<Told> others) throws RefusedAnswerException {
        try {
            return others.get(settings.patience().multipliedBy(3).toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new RefusedAnswerException(
                    ProviderFault.UNREACHABLE,
                    Optional.ofNullable(e.getCause())
                            .map(Throwable::getMessage)
                            .orElse(settings.name() + " gives no description"),
                    e);
        } catch (TimeoutException e) {
            throw new RefusedAnswerException(
                    ProviderFault.UNREACHABLE, settings.name() + " has not described itself yet", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RefusedAnswerException(
                    ProviderFault.UNREACHABLE, "interrupted while " + settings.name() + " was asked", e);
        }
    }

    private boolean isFresh(Told known) {
        return known.at().plus(GOOD_FOR).isAfter(clock.instant());
    }

    private Told ask() throws RefusedAnswerException {
        URI address = URI.create(settings.issuer().replaceFirst("/$", "") + "/.well-known/openid-configuration");
        try {
            OIDCProviderMetadata metadata = OIDCProviderMetadata.parse(http.get(address));
            check(metadata, address);
            JWKSource<SecurityContext> keys = JWKSourceBuilder.create(
                            metadata.getJWKSetURI().toURL(), http)
                    .cache(KEYS_GOOD_FOR.toMillis(), settings.patience().toMillis())
                    .refreshAheadCache(false)
                    // No stranger brings tokens here: they come from the provider alone.
                    .rateLimited(false)
                    .build();
            return new Told(metadata, keys, clock.instant());
        } catch (ParseException | MalformedURLException | IllegalArgumentException e) {
            throw new RefusedAnswerException(
                    ProviderFault.UNREACHABLE,
                    address + " is no description of a provider (" + e.getMessage() + ")",
                    e);
        } catch (IOException e) {
            throw new RefusedAnswerException(ProviderFault.UNREACHABLE, String.valueOf(e.getMessage()), e);
        }
    }

    private void check(OIDCProviderMetadata metadata, URI address) throws RefusedAnswerException {
        if (!settings.issuer().equals(metadata.getIssuer().getValue())) {
            throw new RefusedAnswerException(
                    ProviderFault.UNREACHABLE,
                    address + " tells of " + metadata.getIssuer() + "; grundy.openid." + settings.name()
                            + ".issuer has to be the same, letter by letter");
        }
        for (URI endpoint : new @Nullable URI[] {
            metadata.getAuthorizationEndpointURI(), metadata.getTokenEndpointURI(), metadata.getJWKSetURI()
        }) {
            if (Optional.ofNullable(endpoint)
                    .filter(uri -> ProviderSettings.isSafe(uri.toString()))
                    .isEmpty()) {
                throw new RefusedAnswerException(
                        ProviderFault.UNREACHABLE,
                        address + " names " + endpoint + ", where an https address was expected");
            }
        }
    }
}
