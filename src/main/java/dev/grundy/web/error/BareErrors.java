package dev.grundy.web.error;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;

/** Gives an error page to refusals that come without one, such as those of the framework. */
class BareErrors {
    private static final int FIRST_ERROR = 400;

    @ServerResponseFilter
    void fill(ContainerResponseContext response, RoutingContext request) {
        if (response.getStatus() < FIRST_ERROR || response.hasEntity()) {
            return;
        }
        ErrorPage.Body body = ErrorPage.of(request, response.getStatus(), null)
                .carrying(CarriedText.of(CurrentRequestManager.get()))
                .bodyFor(request);
        response.setEntity(body.text(), null, MediaType.valueOf(body.contentType()));
    }
}
