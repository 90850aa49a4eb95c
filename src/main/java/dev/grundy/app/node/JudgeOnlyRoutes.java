package dev.grundy.app.node;

import dev.grundy.base.queue.roster.NodeRole;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** A node that only judges answers how it is and nothing else: what it does not serve needs no rights. */
@Singleton
class JudgeOnlyRoutes {
    /** The status for programs. */
    static final String STATUS = "/api/v1/status";

    private static final String PAGE = "/status";
    private static final int NOT_FOUND = 404;
    /** Before everything else that looks at requests. */
    private static final int PRIORITY = 1_000;

    private static final String REFUSAL =
            "{\"error\":\"this node judges and serves no pages; it answers /status, /q/health and /q/metrics\"}";

    private final NodeRole role;

    JudgeOnlyRoutes(NodeKeys keys) {
        this.role = keys.role();
    }

    void register(@Observes Filters filters) {
        if (!role.servesPages()) {
            filters.register(JudgeOnlyRoutes::answer, PRIORITY);
        }
    }

    private static void answer(RoutingContext request) {
        String path = request.normalizedPath();
        if (path.equals(PAGE)) {
            request.reroute(STATUS);
        } else if (path.equals(STATUS) || path.startsWith("/q/health") || path.equals("/q/metrics")) {
            request.next();
        } else {
            request.response()
                    .setStatusCode(NOT_FOUND)
                    .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                    .end(REFUSAL);
        }
    }
}
