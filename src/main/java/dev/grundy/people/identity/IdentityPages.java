package dev.grundy.people.identity;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.credential.CurrentPassword;
import dev.grundy.people.credential.WaysIn;
import dev.grundy.people.credential.WaysIn.Removal;
import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.openid.AskedBrowserRepository;
import dev.grundy.people.openid.BrowserKey;
import dev.grundy.people.openid.Identities;
import dev.grundy.people.openid.LinkedIdentity;
import dev.grundy.people.openid.OpenIdQuestion;
import dev.grundy.people.openid.PendingIdentity;
import dev.grundy.people.openid.Provider;
import dev.grundy.people.openid.Providers;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.ProviderCookies;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * Where a person links identities of providers to their account, and unlinks them; each asks for the password first.
 */
@Path(IdentityPages.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class IdentityPages {
    static final String PATH = AccountNotice.IDENTITIES_PATH;

    private static final LocalAddress PAGE = new LocalAddress(PATH);

    private static final String NUMBER = "[0-9]{1,18}";

    private final CurrentAccount current;
    private final CurrentPassword currentPassword;
    private final Providers providers;
    private final ProviderDoor door;
    private final Identities identities;
    private final IdentityLinks links;
    private final AskedBrowserRepository browsers;
    private final WaysIn waysIn;
    private final SecurityLog log;
    private final Flash flash;

    IdentityPages(
            CurrentAccount current,
            CurrentPassword currentPassword,
            Providers providers,
            ProviderDoor door,
            Identities identities,
            IdentityLinks links,
            AskedBrowserRepository browsers,
            WaysIn waysIn,
            SecurityLog log,
            Flash flash) {
        this.current = current;
        this.currentPassword = currentPassword;
        this.providers = providers;
        this.door = door;
        this.identities = identities;
        this.links = links;
        this.browsers = browsers;
        this.waysIn = waysIn;
        this.log = log;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/identity", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        /** @param waiting the person that a provider has proven in this browser, to be linked */
        static native TemplateInstance identities(
                List<LinkedIdentity> identities,
                List<Provider> providers,
                Optional<PendingIdentity> waiting,
                FormErrors errors);
    }

    @ChangesWaysIn
    @GET
    public TemplateInstance page(RoutingContext request) {
        return page(request, FormErrors.none());
    }

    /** Leads the browser to the provider; the identity that the provider proves then is linked. */
    @ChangesWaysIn(back = PATH, refused = SecurityEvent.PROVIDER_REFUSED)
    @POST
    @Path("/begin")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response begin(
            @FormParam("provider") @DefaultValue("") String name,
            @FormParam("current") @DefaultValue("") String password,
            RoutingContext request) {
        Provider provider = providers.find(name).orElseThrow(NotFoundException::new);
        Person person = current.required();
        OpenIdQuestion question = new OpenIdQuestion(name, Optional.of(person.accountId()), PAGE);
        return refusal(person, password, request).orElseGet(() -> door.lead(provider, question, request));
    }

    /** Links an identity that a provider has proven in this browser before its owner signed in here. */
    @ChangesWaysIn(back = PATH, refused = SecurityEvent.PROVIDER_REFUSED)
    @POST
    @Path("/link")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response link(@FormParam("current") @DefaultValue("") String password, RoutingContext request) {
        Person person = current.required();
        Optional<Response> refusal = refusal(person, password, request);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        Optional<BrowserKey> browser = ProviderCookies.PROVEN.read(request);
        Optional<PendingIdentity> waiting =
                browser.flatMap(browsers::waiting).filter(found -> browsers.end(browser.get()));
        if (waiting.isEmpty()) {
            flash.notice("openid-too-late");
            return Response.seeOther(URI.create(PATH)).build();
        }
        Response linked = links.link(person.accountId(), waiting.get().identity(), labelOf(waiting.get()));
        return Response.fromResponse(linked)
                .cookie(ProviderCookies.PROVEN.removed(request))
                .build();
    }

    @ChangesWaysIn(back = PATH, refused = SecurityEvent.PROVIDER_REFUSED)
    @OpenToSuspended
    @POST
    @Path("/remove")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response remove(
            @FormParam("identity") @DefaultValue("") String id,
            @FormParam("current") @DefaultValue("") String password,
            RoutingContext request) {
        Person person = current.required();
        Optional<Response> refusal = refusal(person, password, request);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        long account = person.accountId();
        Optional<Long> wanted =
                Optional.of(id).filter(text -> text.matches(NUMBER)).map(Long::valueOf);
        return switch (waysIn.remove(account, () -> wanted.flatMap(number -> identities.unlink(account, number)))) {
            case Removal.Done done -> {
                log.record(SecurityEvent.PROVIDER_UNLINKED, account, done.name());
                flash.success("openid-unlinked", done.name());
                yield Response.seeOther(URI.create(PATH)).build();
            }
            case Removal.Nothing nothing -> Response.seeOther(URI.create(PATH)).build();
            case Removal.Last last ->
                FormErrors.answer(page(request, FormErrors.none().and("current", "account-last-way-in")));
        };
    }

    /** Empty where the password is right. */
    private Optional<Response> refusal(Person person, String password, RoutingContext request) {
        Optional<Refusal> wrong = currentPassword.check(person, password, request);
        return wrong.map(refusal -> refusal.with(errors -> page(request, errors)));
    }

    private TemplateInstance page(RoutingContext request, FormErrors errors) {
        return Templates.identities(
                identities.of(current.required().accountId()),
                providers.getAll(),
                ProviderCookies.PROVEN.read(request).flatMap(browsers::waiting),
                errors);
    }

    private String labelOf(PendingIdentity waiting) {
        String name = waiting.identity().provider();
        return providers.find(name).map(Provider::label).orElse(name);
    }
}
