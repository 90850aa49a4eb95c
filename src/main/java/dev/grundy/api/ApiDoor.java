package dev.grundy.api;

import dev.grundy.web.ApiException;
import dev.grundy.web.ClientAddresses;
import dev.grundy.web.CountedAddress;
import dev.grundy.web.ErrorType;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Looks at every request to the API before anything else of ours does. A token in the address is refused, used or not: it stands in
 * logs by now. Too many requests from one address are put off. And who shows a token shows nothing else: cookies that came along are
 * dropped, and the check of forms against forgery, which guards cookies, is given what it looks for.
 */
@Singleton
class ApiDoor {
    private static final Set<String> TOKEN_PARAMETERS = Set.of("access_token", "token", "api_token", "authorization");
    private static final Pattern TOKEN = Pattern.compile(ApiToken.PREFIX + "[0-9A-Za-z]{49}");
    private static final String CSRF_COOKIE = "grundy_csrf";
    private static final String CSRF_HEADER = "X-CSRF-TOKEN";
    /** The framework's default: quarkus.rest-csrf.token-size. */
    private static final int CSRF_BYTES = 16;
    /** Behind the one that refuses what cannot be decoded, before all that reads cookies. */
    private static final int PRIORITY = 780;

    private final ClientAddresses addresses;
    private final Rate<CountedAddress> rate;
    private final SecureRandom random;

    ApiDoor(ClientAddresses addresses, ApiConfig config, Clock clock, SecureRandom random) {
        this.addresses = addresses;
        this.rate = new Rate<>(config.perAddress(), config.window(), clock);
        this.random = random;
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    private void check(RoutingContext request) {
        if (!request.normalizedPath().startsWith(BearerToken.API)) {
            request.next();
            return;
        }
        Optional<ApiException> refusal = refusal(request);
        if (refusal.isPresent()) {
            request.fail(refusal.get().type().status(), refusal.get());
            return;
        }
        if (BearerToken.of(request).isPresent()) {
            dropCookies(request);
        }
        request.next();
    }

    private Optional<ApiException> refusal(RoutingContext request) {
        if (hasTokenInAddress(request)) {
            return Optional.of(new ApiException(ErrorType.TOKEN_IN_ADDRESS, ErrorType.TOKEN_IN_ADDRESS.explanation()));
        }
        return rate.take(addresses.of(request))
                .map(wait -> new ApiException(ErrorType.TOO_MANY_REQUESTS, "Too many requests come from this address.")
                        .after(wait));
    }

    private static boolean hasTokenInAddress(RoutingContext request) {
        return TOKEN.matcher(request.request().uri()).find()
                || request.queryParams().entries().stream()
                        .anyMatch(one -> TOKEN_PARAMETERS.contains(one.getKey().toLowerCase(Locale.ROOT))
                                || TOKEN.matcher(one.getValue()).find());
    }

    private void dropCookies(RoutingContext request) {
        byte[] bytes = new byte[CSRF_BYTES];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        MultiMap headers = request.request().headers();
        headers.set(HttpHeaders.COOKIE, CSRF_COOKIE + "=" + token);
        headers.set(CSRF_HEADER, token);
        request.addHeadersEndHandler(done -> request.response().removeCookies(CSRF_COOKIE, false));
    }
}
