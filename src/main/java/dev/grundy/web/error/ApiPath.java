package dev.grundy.web.error;

import io.vertx.ext.web.RoutingContext;

/** Where programs ask, and are answered as programs are. */
public final class ApiPath {
    private static final String BEGINNING = "/api/";

    private ApiPath() {}

    /** Whether the request is one to the API, regardless of what the API has there. */
    public static boolean isOf(RoutingContext request) {
        return isOf(request.normalizedPath());
    }

    /** Whether an address without host and query is one of the API. */
    public static boolean isOf(String path) {
        return path.startsWith(BEGINNING);
    }
}
