package dev.grundy.web.limit;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.error.PageRefusal;
import dev.grundy.web.frame.Texts;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ResourceInfo;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.WithFormRead;

/** Puts off an address from which too much work for judges comes, and says until when. */
class RateLimitFilter {
    private static final int TOO_MANY_REQUESTS = 429;

    private final RateLimiter rate;
    private final CurrentIdentityAssociation identity;

    RateLimitFilter(RateLimiter rate, CurrentIdentityAssociation identity) {
        this.rate = rate;
        this.identity = identity;
    }

    /**
     * Behind the reading of forms, whose text comes back with the refusal.
     *
     * @throws ApiException or a page, with when to come back
     */
    @ServerRequestFilter
    @WithFormRead
    public void check(ResourceInfo endpoint, RoutingContext request) {
        RateLimited limited = endpoint.getResourceMethod().getAnnotation(RateLimited.class);
        // A guest who is refused anyway must not shut the door for a whole school.
        if (limited == null || (!limited.guests() && identity.getIdentity().isAnonymous())) {
            return;
        }
        rate.take(request).ifPresent(wait -> {
            throw ApiPath.isOf(request)
                    ? new ApiException(ErrorType.TOO_MANY_REQUESTS, "Too much is sent from this address.").after(wait)
                    : new PageRefusal(TOO_MANY_REQUESTS, Texts.of("rate-limit-wait", WholeSeconds.of(wait)))
                            .after(wait);
        });
    }
}
