package dev.grundy.web.frame;

import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import java.time.Duration;

/** Keeps the chosen theme. */
@Path("/theme")
@PermitAll
class ThemePages {
    private static final Duration LIFETIME = Duration.ofDays(365);

    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response choose(
            @FormParam("theme") @DefaultValue("") String theme,
            @FormParam("return") String returnTo,
            RoutingContext request) {
        NewCookie cookie = new NewCookie.Builder(Theme.COOKIE)
                .value(Theme.ofCode(theme).code())
                .path("/")
                .maxAge((int) LIFETIME.toSeconds())
                .httpOnly(true)
                .secure(request.request().isSSL())
                .sameSite(NewCookie.SameSite.LAX)
                .build();
        return Response.seeOther(LocalAddress.orHome(returnTo).uri())
                .cookie(cookie)
                .build();
    }
}
