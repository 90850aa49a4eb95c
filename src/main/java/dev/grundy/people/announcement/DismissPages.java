package dev.grundy.people.announcement;

import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
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
import org.jspecify.annotations.Nullable;

/** Where somebody says that they have read an announcement: this browser does not show it again. */
@Path("/announcements/dismiss")
@PermitAll
class DismissPages {
    private static final Duration LIFETIME = Duration.ofDays(365);

    private final Banners banners;

    DismissPages(Banners banners) {
        this.banners = banners;
    }

    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response dismiss(
            @FormParam("id") @DefaultValue("") String id,
            @FormParam("return") @Nullable String returnTo,
            RoutingContext request) {
        Response.ResponseBuilder answer =
                Response.seeOther(LocalAddress.orHome(returnTo).uri());
        if (id.matches("[1-9][0-9]{0,17}")) {
            answer.cookie(new NewCookie.Builder(Banners.COOKIE)
                    .value(banners.dismissing(Long.parseLong(id)))
                    .path("/")
                    .maxAge((int) LIFETIME.toSeconds())
                    .httpOnly(true)
                    .secure(request.request().isSSL())
                    .sameSite(NewCookie.SameSite.LAX)
                    .build());
        }
        return answer.build();
    }
}
