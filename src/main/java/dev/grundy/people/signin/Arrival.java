package dev.grundy.people.signin;

import dev.grundy.base.kernel.SingleLine;
import dev.grundy.web.limit.CountedAddress;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;

/**
 * A browser about to be signed in.
 *
 * @param browser the user agent that it sends, possibly empty
 */
public record Arrival(String browser, NetworkPlace place) {
    private static final int LONGEST_BROWSER = 200;

    /** Cuts the user agent to 200 printable characters. */
    public Arrival {
        browser = SingleLine.of(browser, LONGEST_BROWSER);
    }

    public static Arrival of(RoutingContext request, CountedAddress address) {
        String browser = Optional.ofNullable(request.request().getHeader(HttpHeaders.USER_AGENT))
                .orElse("");
        return new Arrival(browser, NetworkPlace.of(address));
    }
}
