package dev.grundy.people.identity;

import dev.grundy.people.account.AccountName;
import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.email.EmailRepository;
import dev.grundy.people.identity.ProviderRegistrations.Outcome;
import dev.grundy.people.openid.AskedBrowserRepository;
import dev.grundy.people.openid.BrowserKey;
import dev.grundy.people.openid.PendingIdentity;
import dev.grundy.people.openid.ProvenIdentity;
import dev.grundy.people.openid.Provider;
import dev.grundy.people.openid.Providers;
import dev.grundy.people.signin.Entrance;
import dev.grundy.people.signin.Entry;
import dev.grundy.people.signin.ProviderCookies;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.limit.ClientAddresses;
import dev.grundy.web.limit.CountedAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/**
 * Where a person proven by a provider, who has no account by that, chooses a name, or goes to sign in and link. An account with the
 * same address is not theirs by that: its owner signs in to it first.
 */
@Path(ProviderRegistrationPages.PATH)
@PermitAll
@Produces(MediaType.TEXT_HTML)
class ProviderRegistrationPages {
    static final String PATH = "/register/openid";

    private final AskedBrowserRepository browsers;
    private final Providers providers;
    private final ProviderRegistrations registrations;
    private final EmailRepository emails;
    private final AttemptLimits limits;
    private final ClientAddresses addresses;
    private final Entrance entrance;
    private final Flash flash;

    ProviderRegistrationPages(
            AskedBrowserRepository browsers,
            Providers providers,
            ProviderRegistrations registrations,
            EmailRepository emails,
            AttemptLimits limits,
            ClientAddresses addresses,
            Entrance entrance,
            Flash flash) {
        this.browsers = browsers;
        this.providers = providers;
        this.registrations = registrations;
        this.emails = emails;
        this.limits = limits;
        this.addresses = addresses;
        this.entrance = entrance;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/identity", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        /** @param addressKnown whether an account here has the address that the provider calls verified */
        static native TemplateInstance providerRegister(
                String provider, String shownAs, boolean addressKnown, String name, FormErrors errors);
    }

    @GET
    public Response page(RoutingContext request) {
        Optional<PendingIdentity> waiting = waiting(request);
        return waiting.isEmpty()
                ? tooLate()
                : Response.ok(form(waiting.get(), proposed(waiting.get().identity()), FormErrors.none()))
                        .build();
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response register(@FormParam("name") @DefaultValue("") String typed, RoutingContext request) {
        Optional<PendingIdentity> found = waiting(request);
        if (found.isEmpty()) {
            return tooLate();
        }
        PendingIdentity waiting = found.get();
        Optional<AccountName> name = AccountName.parse(typed);
        if (name.isEmpty()) {
            return FormErrors.answer(form(waiting, typed, FormErrors.none().and("name", "account-name-form")));
        }
        CountedAddress address = addresses.of(request);
        Optional<Duration> wait = limits.takeRegistration(address);
        if (wait.isPresent()) {
            FormErrors errors = Refusals.wait("name", "account-register-wait", wait.get());
            return Refusals.tooMany(form(waiting, typed, errors), wait.get());
        }
        BrowserKey browser = ProviderCookies.PROVEN.read(request).orElseThrow();
        return switch (registrations.register(browser, waiting, name.get(), label(waiting.identity()))) {
            case Outcome.Registered registered -> {
                flash.success("account-registered", name.get());
                yield Response.fromResponse(
                                entrance.newcomer(registered.person(), waiting.next(), request, Entry.PROVIDER))
                        .cookie(ProviderCookies.PROVEN.removed(request))
                        .build();
            }
            case Outcome.NameTaken taken ->
                FormErrors.answer(form(waiting, typed, FormErrors.none().and("name", "account-name-taken")));
            case Outcome.Gone gone -> tooLate();
        };
    }

    private Optional<PendingIdentity> waiting(RoutingContext request) {
        return ProviderCookies.PROVEN.read(request).flatMap(browsers::waiting);
    }

    private TemplateInstance form(PendingIdentity waiting, String name, FormErrors errors) {
        ProvenIdentity identity = waiting.identity();
        boolean addressKnown = identity.address().flatMap(emails::accountOf).isPresent();
        return Templates.providerRegister(label(identity), identity.shownAs(), addressKnown, name, errors);
    }

    private String label(ProvenIdentity identity) {
        return providers.find(identity.provider()).map(Provider::label).orElse(identity.provider());
    }

    /** A name for the account, proposed from the provider's words; empty where nothing of that can be a name. */
    private static String proposed(ProvenIdentity identity) {
        String name = identity.proposed()
                .replaceFirst("@.*", "")
                .replaceAll("[^A-Za-z0-9_-]", "")
                .replaceFirst("^[^A-Za-z]++", "");
        String short20 = name.length() <= 20 ? name : name.substring(0, 20);
        return AccountName.parse(short20).map(AccountName::value).orElse("");
    }

    private Response tooLate() {
        flash.notice("openid-too-late");
        return Response.seeOther(URI.create("/sign-in")).build();
    }
}
