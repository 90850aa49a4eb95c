package dev.grundy.people.api;

import dev.grundy.web.error.ApiPath;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The token of a request, as RFC 6750 says that it is sent: in the header {@code Authorization}, to the API alone. */
final class BearerToken {
    private static final Pattern HEADER = Pattern.compile("(?i:Bearer)(?: +(.*))?");

    private BearerToken() {}

    /** As it came, good or not; empty for a request that shows none, and for one that is not to the API. */
    static Optional<String> of(RoutingContext request) {
        if (!ApiPath.isOf(request)) {
            return Optional.empty();
        }
        List<String> sent = request.request().headers().getAll(HttpHeaders.AUTHORIZATION);
        List<String> tokens = sent.stream()
                .map(HEADER::matcher)
                .filter(Matcher::matches)
                .map(header -> Optional.ofNullable(header.group(1)).orElse("").strip())
                .toList();
        // Several contradict each other: nobody shall choose.
        return tokens.size() > 1 ? Optional.of("") : tokens.stream().findFirst();
    }
}
