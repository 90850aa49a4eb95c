package dev.grundy.people.security;

import dev.grundy.web.limit.ClientAddresses;
import io.quarkus.arc.Arc;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Answers where the request that is being worked on comes from. Thread-safe. */
@ApplicationScoped
class RequestOrigin {
    private final CurrentVertxRequest current;
    private final ClientAddresses addresses;

    RequestOrigin(CurrentVertxRequest current, ClientAddresses addresses) {
        this.current = current;
        this.addresses = addresses;
    }

    /** {@link EventOrigin#OPERATOR} where no request is worked on. */
    EventOrigin now() {
        @Nullable RoutingContext request = Arc.container().requestContext().isActive() ? current.getCurrent() : null;
        return request == null
                ? EventOrigin.OPERATOR
                : EventOrigin.of(
                        addresses.of(request).value(),
                        Optional.ofNullable(request.request().getHeader(HttpHeaders.USER_AGENT))
                                .orElse(""));
    }
}
