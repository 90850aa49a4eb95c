package dev.grundy.web.form;

import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.ErrorPage;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.error.RouterErrors;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Refuses requests that another site may have forged (CSRF), before their bodies are read. The refusal carries nothing of the request:
 * a form that sends it again would do the other site's work.
 */
@Singleton
public class CrossOriginFilter {
    private static final Logger LOG = Logger.getLogger(CrossOriginFilter.class);
    private static final String EXEMPT = "dev.grundy.web.form.cross-origin-exempt";
    private static final int FORBIDDEN = 403;
    /** Behind the door of the API, which knows what carries a token; before all that reads paths or bodies. */
    private static final int PRIORITY = 770;

    private final SiteAddress address;

    CrossOriginFilter(SiteAddress address) {
        this.address = address;
    }

    /** Lets a request pass that shows a token and whose cookies are gone: no browser adds a token by itself. */
    public static void exempt(RoutingContext request) {
        request.put(EXEMPT, true);
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    private void check(RoutingContext request) {
        if (request.get(EXEMPT) != null) {
            request.next();
            return;
        }
        HttpServerRequest asked = request.request();
        Optional<RequestSource.Refusal> refusal = source(asked)
                .refusal(origin ->
                        own(asked.scheme(), asked.getHeader(HttpHeaders.HOST)).contains(origin));
        refusal.ifPresentOrElse(reason -> refuse(request, reason), request::next);
    }

    private static RequestSource source(HttpServerRequest request) {
        return new RequestSource(
                request.method().name(),
                request.getHeader("Sec-Fetch-Site"),
                request.getHeader(HttpHeaders.ORIGIN),
                request.headers().contains(HttpHeaders.COOKIE));
    }

    /**
     * Answers the origins at which this site is reached. They are the one that the request names, and the one that the operator told, since a
     * proxy may change {@code Host}.
     *
     * @param scheme as the browser used it, which a trusted proxy tells
     * @param host   {@code Host}; null without one
     */
    Set<Origin> own(@Nullable String scheme, @Nullable String host) {
        Set<Origin> own = new HashSet<>();
        Origin.parse(scheme + "://" + host).ifPresent(own::add);
        if (address.isTold()) {
            Origin.parse(address.origin()).ifPresent(own::add);
        }
        return own;
    }

    private static void refuse(RoutingContext request, RequestSource.Refusal refusal) {
        LOG.debugf("Refused %s %s: %s", request.request().method(), request.normalizedPath(), refusal.explanation());
        if (ApiPath.isOf(request)) {
            request.fail(FORBIDDEN, new ApiException(ErrorType.CROSS_ORIGIN, refusal.explanation()));
        } else {
            RouterErrors.answer(
                    request, FORBIDDEN, ErrorPage.ofCrossOrigin(request).partOrPageFor(request));
        }
    }
}
