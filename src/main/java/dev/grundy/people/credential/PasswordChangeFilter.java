package dev.grundy.people.credential;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.Texts;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Leads a person who still has a password that somebody else has seen to the page that changes it, from everywhere. */
class PasswordChangeFilter {
    /** The page itself, its questions to a person with a second factor, and files for its looks. */
    private static final Set<String> ALLOWED = Set.of(
            "/account/password",
            "/account/step-up",
            "/account/anew",
            "/sign-in",
            "/sign-in/passkey",
            "/sign-in/passkey/begin",
            "/account/language",
            "/sign-out",
            "/theme");

    private final CurrentAccount current;
    private final Flash flash;

    PasswordChangeFilter(CurrentAccount current, Flash flash) {
        this.current = current;
        this.flash = flash;
    }

    @ServerRequestFilter
    Optional<Response> filter(ContainerRequestContext request, RoutingContext route) {
        boolean bound = current.person().map(Person::mustChangePassword).orElse(false);
        if (!bound || ALLOWED.contains(request.getUriInfo().getPath())) {
            return Optional.empty();
        }
        if (ApiPath.isOf(route)) {
            throw new ApiException(ErrorType.FORBIDDEN, Texts.of("account-password-must-change"));
        }
        flash.notice("account-password-must-change");
        return Optional.of(Response.seeOther(URI.create("/account/password")).build());
    }
}
