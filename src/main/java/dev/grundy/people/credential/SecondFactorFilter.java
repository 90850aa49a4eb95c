package dev.grundy.people.credential;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.HiddenPaths;
import dev.grundy.web.frame.Flash;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response.Status;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Leads an admin who is refused something for want of a second factor to the page that sets one up. */
class SecondFactorFilter {
    private final CurrentAccount current;
    private final Flash flash;

    SecondFactorFilter(CurrentAccount current, Flash flash) {
        this.current = current;
        this.flash = flash;
    }

    @ServerResponseFilter
    void lead(ContainerResponseContext response, RoutingContext request) {
        if (!isRefused(response.getStatus(), request)
                || ApiPath.isOf(request)
                || !current.person().map(Person::lacksSecondFactor).orElse(false)) {
            return;
        }
        flash.notice("second-factor-admins");
        response.setStatus(Status.SEE_OTHER.getStatusCode());
        response.setEntity(null);
        response.getHeaders().remove(HttpHeaders.CONTENT_TYPE);
        response.getHeaders().putSingle(HttpHeaders.LOCATION, "/account/second-factor");
    }

    private static boolean isRefused(int status, RoutingContext request) {
        return status == Status.FORBIDDEN.getStatusCode() || HiddenPaths.hid(request);
    }
}
