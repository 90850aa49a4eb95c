package dev.grundy.web.error;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Set;

/**
 * Addresses of which nobody but those who may go there learns that they are there. All others are told what is told of an address
 * that leads nowhere. Each endpoint says who may, never this class.
 */
@Singleton
public class HiddenPaths {
    private static final String ADMIN = "/admin";
    private static final String HID = "dev.grundy.web.error.hid";

    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST");
    private static final int NOT_FOUND = 404;
    private static final int PRIORITY = 740;

    /** The framework answers OPTIONS by itself, with what an address takes. */
    void register(@Observes Filters filters) {
        filters.register(HiddenPaths::check, PRIORITY);
    }

    private static void check(RoutingContext request) {
        if (has(request) && !METHODS.contains(request.request().method().name())) {
            request.fail(NOT_FOUND);
        } else {
            request.next();
        }
    }

    /** Whether a refusal was answered as if there were nothing. */
    public static boolean hid(RoutingContext request) {
        return request.get(HID) != null;
    }

    /** As {@link #has}, of somebody who may not; {@link #hid} says so from then on. */
    static boolean hides(RoutingContext request) {
        if (has(request)) {
            request.put(HID, true);
            return true;
        }
        return false;
    }

    static boolean has(RoutingContext request) {
        String path = request.normalizedPath();
        return path.equals(ADMIN) || path.startsWith(ADMIN + "/") || path.startsWith(ADMIN + ";");
    }
}
