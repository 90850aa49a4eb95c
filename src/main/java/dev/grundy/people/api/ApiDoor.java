package dev.grundy.people.api;

import dev.grundy.base.kernel.Configured;
import dev.grundy.base.kernel.Rate;
import dev.grundy.people.api.token.ApiConfig;
import dev.grundy.people.api.token.ApiToken;
import dev.grundy.people.api.token.LeakedTokens;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.form.CrossOriginFilter;
import dev.grundy.web.limit.ClientAddresses;
import dev.grundy.web.limit.CountedAddress;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Looks at every request to the API before anything else of ours does. A token in the address is refused, used or not: it stands in
 * logs by now. Too many requests from one address are put off, those with a token counted apart from those without. And who shows a token shows
 * nothing else. Cookies that came along are dropped, and the check against forged requests, which guards cookies, lets the request pass.
 */
@Singleton
class ApiDoor {
    private static final Logger LOG = Logger.getLogger(ApiDoor.class);
    private static final Set<String> TOKEN_PARAMETERS = Set.of("access_token", "token", "api_token", "authorization");
    private static final Pattern TOKEN = Pattern.compile(ApiToken.PREFIX + "[0-9A-Za-z]{49}");
    private static final ApiException IN_ADDRESS =
            new ApiException(ErrorType.TOKEN_IN_ADDRESS, ErrorType.TOKEN_IN_ADDRESS.explanation());
    private static final ApiException TOO_MANY =
            new ApiException(ErrorType.TOO_MANY_REQUESTS, "Too many requests come from this address.");
    /** Of one address that are looked up. */
    private static final int MOST_LEAKED = 3;

    /** That may be configured: more is no limit. */
    private static final int MOST = 1_000_000;

    /** Behind the handler that refuses requests which cannot be decoded, before all that read cookies. */
    private static final int PRIORITY = 780;

    private final ClientAddresses addresses;
    private final Rate<Source> rate;
    private final LeakedTokens leaked;

    /**
     * For what a request counts: of many behind one address, those who know nobody here must not shut out those with tokens.
     *
     * @param showsToken whether it is a good one is known later
     */
    private record Source(CountedAddress address, boolean showsToken) {}

    ApiDoor(ClientAddresses addresses, ApiConfig config, LeakedTokens leaked, Clock clock) {
        check(config);
        this.addresses = addresses;
        this.rate = new Rate<>(config.perAddress(), config.window(), clock);
        this.leaked = leaked;
    }

    /** When the application starts, since everything begins with this class. */
    private static void check(ApiConfig config) {
        Configured.within("grundy.api.per-person", config.perPerson(), 1, MOST);
        Configured.within("grundy.api.per-address", config.perAddress(), 1, MOST);
        Configured.within("grundy.api.window", config.window(), Duration.ofSeconds(1), Duration.ofDays(1));
        Configured.within(
                "grundy.api.token-remembered-for", config.tokenRememberedFor(), Duration.ZERO, Duration.ofHours(1));
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    private void check(RoutingContext request) {
        if (!ApiPath.isOf(request)) {
            request.next();
            return;
        }
        boolean showsToken = BearerToken.of(request).isPresent();
        Optional<Duration> wait = rate.take(new Source(addresses.of(request), showsToken));
        if (wait.isPresent()) {
            refuse(request, TOO_MANY.after(wait.get()));
            return;
        }
        if (hasTokenInAddress(request)) {
            refuseLeaked(request);
            return;
        }
        if (showsToken) {
            request.request().headers().remove(HttpHeaders.COOKIE);
            CrossOriginFilter.exempt(request);
        }
        request.next();
    }

    private static void refuse(RoutingContext request, ApiException refusal) {
        request.fail(refusal.type().status(), refusal);
    }

    /** Its owner should hear of it; the answer does not depend on whether that could be noted. */
    private void refuseLeaked(RoutingContext request) {
        Stream<String> shown = Stream.concat(
                Stream.of(request.request().uri()),
                request.queryParams().entries().stream().map(Map.Entry::getValue));
        List<String> tokens = shown.flatMap(text -> TOKEN.matcher(text).results())
                .map(MatchResult::group)
                .distinct()
                .limit(MOST_LEAKED)
                .toList();
        request.vertx()
                .executeBlocking(
                        () -> {
                            tokens.forEach(token -> leaked.record(token, request));
                            return true;
                        },
                        false)
                .onFailure(e -> LOG.errorf(e, "a token in an address could not be noted"))
                .onComplete(done -> refuse(request, IN_ADDRESS));
    }

    private static boolean hasTokenInAddress(RoutingContext request) {
        return TOKEN.matcher(request.request().uri()).find()
                || request.queryParams().entries().stream()
                        .anyMatch(one -> TOKEN_PARAMETERS.contains(one.getKey().toLowerCase(Locale.ROOT))
                                || TOKEN.matcher(one.getValue()).find());
    }
}
