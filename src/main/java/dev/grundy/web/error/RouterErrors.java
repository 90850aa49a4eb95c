package dev.grundy.web.error;

import dev.grundy.base.database.Outage;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/** Answers what fails before any endpoint is reached: a body too large, an address without meaning. */
@Singleton
public class RouterErrors {
    private static final Logger LOG = Logger.getLogger(RouterErrors.class);
    private static final int SERVER_ERROR = 500;
    private static final int UNAVAILABLE = 503;

    void register(@Observes Router router) {
        router.route().order(Integer.MIN_VALUE).failureHandler(RouterErrors::answer);
    }

    private static void answer(RoutingContext request) {
        if (request.response().ended() || request.response().headWritten()) {
            request.next();
            return;
        }
        if (request.failure() instanceof ApiException refusal) {
            refusal.headers().forEach(request.response()::putHeader);
            answer(
                    request,
                    refusal.type().status(),
                    ErrorPage.Body.of(ProblemDetails.of(refusal, RequestIds.of(request))));
            return;
        }
        int status = request.statusCode() < 0 ? SERVER_ERROR : request.statusCode();
        if (status >= SERVER_ERROR && request.failure() != null && Outage.isBehind(request.failure())) {
            LOG.warnf(
                    "%s %s waits for the database: %s",
                    request.request().method(), request.request().path(), request.failure());
            request.response().putHeader(HttpHeaders.RETRY_AFTER, "" + ErrorMappers.OUTAGE_SECONDS);
            status = UNAVAILABLE;
        } else if (status >= SERVER_ERROR) {
            LOG.errorf(
                    request.failure(),
                    "%s %s failed",
                    request.request().method(),
                    request.request().path());
        }
        answer(request, status, ErrorPage.of(request, status, null).bodyFor(request));
    }

    /** Ends the request with that answer; its body is not read. */
    public static void answer(RoutingContext request, int status, ErrorPage.Body body) {
        request.response()
                .setStatusCode(status)
                .putHeader(HttpHeaders.CONTENT_TYPE, body.contentType())
                .end(body.text());
    }
}
