package dev.grundy.people.suspension;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.error.PageRefusal;
import dev.grundy.web.frame.OpenToSuspended;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.WithFormRead;

/** The one place that keeps somebody who is suspended from changing anything, except by endpoints that are {@link OpenToSuspended}. */
class SuspensionFilter {
    private static final int FORBIDDEN = 403;
    private static final Set<String> QUESTIONS = Set.of("GET", "HEAD", "OPTIONS");

    private final CurrentAccount current;
    private final SuspensionNotice notice;

    SuspensionFilter(CurrentAccount current, SuspensionNotice notice) {
        this.current = current;
        this.notice = notice;
    }

    /**
     * Behind the reading of forms, whose text comes back with the refusal.
     *
     * @throws ApiException or a page, with why and until when
     */
    @ServerRequestFilter
    @WithFormRead
    public void check(ResourceInfo endpoint, RoutingContext request) {
        if (QUESTIONS.contains(request.request().method().name()) || isOpen(endpoint)) {
            return;
        }
        Optional<String> why = notice.of(current.person());
        if (why.isPresent()) {
            throw ApiPath.isOf(request)
                    ? new ApiException(ErrorType.SUSPENDED, why.get())
                    : new PageRefusal(FORBIDDEN, why.get());
        }
    }

    private static boolean isOpen(ResourceInfo endpoint) {
        return endpoint.getResourceMethod().isAnnotationPresent(OpenToSuspended.class)
                || endpoint.getResourceClass().isAnnotationPresent(OpenToSuspended.class);
    }
}
