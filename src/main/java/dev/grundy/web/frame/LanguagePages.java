package dev.grundy.web.frame;

import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Keeps the language that a guest chose for the pages; people with an account choose it there. */
@Path("/language")
@PermitAll
class LanguagePages {
    /** A text that is no language ends the choice. */
    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response choose(
            @FormParam("language") @Nullable String language,
            @FormParam("return") String returnTo,
            RoutingContext request) {
        return Response.seeOther(LocalAddress.orHome(returnTo).uri())
                .cookie(ReaderLanguage.choice(PageLanguage.ofCode(language), request))
                .build();
    }
}
