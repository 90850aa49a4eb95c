package dev.grundy.people.identity;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.openid.Identities;
import dev.grundy.people.openid.OpenIdQuestion;
import dev.grundy.people.openid.Provider;
import dev.grundy.people.passkey.Passkeys;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a person without a password shows anew who they are: at a provider, which is told to ask, or by a passkey. */
@Path("/account/anew")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class AnewPages {
    private final CurrentAccount current;
    private final Identities identities;
    private final Passkeys passkeys;
    private final ProviderDoor door;
    private final Clock clock;

    AnewPages(CurrentAccount current, Identities identities, Passkeys passkeys, ProviderDoor door, Clock clock) {
        this.current = current;
        this.identities = identities;
        this.passkeys = passkeys;
        this.door = door;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/identity", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance anew(List<Provider> providers, boolean hasPasskey, LocalAddress back);
    }

    /** @param returnTo where to go on afterwards */
    @GET
    public TemplateInstance page(@QueryParam("return") @Nullable String returnTo) {
        long account = current.required().accountId();
        return Templates.anew(
                identities.providersOf(account), !passkeys.of(account).isEmpty(), LocalAddress.orHome(returnTo));
    }

    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response ask(
            @FormParam("provider") @DefaultValue("") String name,
            @FormParam("return") @DefaultValue("") String returnTo,
            RoutingContext request) {
        long account = current.required().accountId();
        Provider provider = identities.providersOf(account).stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(NotFoundException::new);
        OpenIdQuestion question = new OpenIdQuestion(
                name, Optional.of(account), LocalAddress.orHome(returnTo), Optional.of(clock.instant()));
        return door.lead(provider, question, request);
    }
}
