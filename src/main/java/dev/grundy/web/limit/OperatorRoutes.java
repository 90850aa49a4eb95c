package dev.grundy.web.limit;

import dev.grundy.web.frame.WebConfig;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;

/** Shows what is meant for operators to those alone that the configuration names; to others there is nothing here. */
@Singleton
class OperatorRoutes {
    private static final String METRICS = "/q/metrics";
    private static final String HEALTH = "/q/health";
    private static final String OPENAPI = "/q/openapi";
    private static final int NOT_FOUND = 404;
    private static final int PRIORITY = 750;

    private final ClientAddresses addresses;
    private final List<AddressBlock> metricsFor;
    private final List<AddressBlock> healthFor;
    private final List<AddressBlock> openapiFor;

    OperatorRoutes(WebConfig config, ClientAddresses addresses) {
        this.addresses = addresses;
        this.metricsFor = AddressBlock.parseAll("grundy.web.metrics-for", config.metricsFor());
        this.healthFor = AddressBlock.parseAll("grundy.web.health-for", config.healthFor());
        this.openapiFor = AddressBlock.parseAll("grundy.web.openapi-for", config.openapiFor());
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    private void check(RoutingContext request) {
        String path = request.normalizedPath();
        boolean hidden = path.startsWith(METRICS) && !addresses.isFrom(metricsFor, request)
                || path.startsWith(HEALTH) && !addresses.isFrom(healthFor, request)
                || path.startsWith(OPENAPI) && !addresses.isFrom(openapiFor, request);
        if (hidden) {
            request.fail(NOT_FOUND);
        } else {
            request.next();
        }
    }
}
