package dev.grundy.people.identity;

import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.openid.AskedBrowserRepository;
import dev.grundy.people.openid.BrowserKey;
import dev.grundy.people.openid.Identities;
import dev.grundy.people.openid.OpenIdAnswer;
import dev.grundy.people.openid.OpenIdQuestion;
import dev.grundy.people.openid.PendingIdentity;
import dev.grundy.people.openid.ProvenIdentity;
import dev.grundy.people.openid.Provider;
import dev.grundy.people.openid.Providers;
import dev.grundy.people.openid.RefusedAnswerException;
import dev.grundy.people.passkey.Passkeys;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.Entrance;
import dev.grundy.people.signin.ProviderCookies;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignInTemplates;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.limit.ClientAddresses;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Signing in with a provider: out to it, and back with its proof. */
@Path("/sign-in/openid/{provider}")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class ProviderSignInPages {
    private final Providers providers;
    private final ProviderDoor door;
    private final AskedBrowserRepository browsers;
    private final Identities identities;
    private final IdentityLinks links;
    private final CurrentAccount current;
    private final Accounts accounts;
    private final AttemptLimits limits;
    private final ClientAddresses addresses;
    private final Entrance entrance;
    private final SignIns signIns;
    private final Passkeys passkeys;
    private final SecureRandom random;
    private final SecurityLog log;

    ProviderSignInPages(
            Providers providers,
            ProviderDoor door,
            AskedBrowserRepository browsers,
            Identities identities,
            IdentityLinks links,
            CurrentAccount current,
            Accounts accounts,
            AttemptLimits limits,
            ClientAddresses addresses,
            Entrance entrance,
            SignIns signIns,
            Passkeys passkeys,
            SecureRandom random,
            SecurityLog log) {
        this.providers = providers;
        this.door = door;
        this.browsers = browsers;
        this.identities = identities;
        this.links = links;
        this.current = current;
        this.accounts = accounts;
        this.limits = limits;
        this.addresses = addresses;
        this.entrance = entrance;
        this.signIns = signIns;
        this.passkeys = passkeys;
        this.random = random;
        this.log = log;
    }

    /** Counts until somebody is in. */
    @GET
    public Response begin(
            @PathParam("provider") String name,
            @QueryParam("return") @Nullable String returnTo,
            RoutingContext request) {
        Provider provider = find(name);
        LocalAddress next = LocalAddress.orHome(returnTo);
        // Another site must not change who the browser is signed in as (login CSRF), and a provider that knows
        // the browser may ask nothing.
        if ("cross-site".equals(request.request().getHeader("Sec-Fetch-Site"))) {
            return Response.seeOther(next.behindSignIn()).build();
        }
        Optional<Duration> wait = limits.takeProviderQuestion(addresses.of(request));
        if (wait.isPresent()) {
            log.recordOfNobody(SecurityEvent.SIGN_IN_BLOCKED, "");
            FormErrors errors = Refusals.wait("provider", "openid-wait", wait.get());
            return Refusals.tooMany(SignInTemplates.signIn("", next, passkeys.origin(), errors), wait.get());
        }
        return door.lead(provider, new OpenIdQuestion(name, Optional.empty(), next), request);
    }

    /** Good once, in the browser that was sent out. */
    @GET
    @Path("/back")
    public Response back(
            @PathParam("provider") String name,
            @QueryParam("code") @Nullable String code,
            @QueryParam("state") @Nullable String state,
            @QueryParam("error") @Nullable String error,
            @QueryParam("iss") @Nullable String issuer,
            RoutingContext request) {
        Provider provider = find(name);
        OpenIdAnswer answer = new OpenIdAnswer(code, state, error, issuer);
        // An answer that does not fit the cookie uses nothing up: another site may have led the browser here.
        Optional<BrowserKey> browser = ProviderCookies.ASKED.read(request).filter(answer::isFor);
        Optional<OpenIdQuestion> question = browser.flatMap(browsers::takeQuestion)
                .filter(asked -> asked.provider().equals(name));
        if (question.isEmpty()) {
            OpenIdQuestion none = new OpenIdQuestion(name, Optional.empty(), LocalAddress.orHome(null));
            return door.refuse(provider, none, RefusedAnswerException.notAsked(provider));
        }
        try {
            ProvenIdentity identity = provider.proven(
                    browser.orElseThrow(), answer, question.get().anew());
            if (question.get().anew().isPresent()) {
                return showAnew(provider, question.get(), identity, request);
            }
            return question.get().account().isPresent()
                    ? link(provider, question.get(), identity)
                    : enter(new PendingIdentity(identity, question.get().next()), request);
        } catch (RefusedAnswerException e) {
            return door.refuse(provider, question.get(), e);
        }
    }

    private Response enter(PendingIdentity proven, RoutingContext request) {
        limits.providerAnswered(addresses.of(request));
        Optional<Person> person = identities.use(proven.identity()).flatMap(accounts::personOf);
        if (person.isPresent()) {
            return entrance.withProvider(person.get(), proven.next(), request);
        }
        BrowserKey browser = BrowserKey.draw(random);
        browsers.keep(browser, proven);
        return Response.seeOther(URI.create(ProviderRegistrationPages.PATH))
                .cookie(ProviderCookies.PROVEN.carrying(browser, request))
                .build();
    }

    /** The person who asked for it has to be signed in still. */
    private Response link(Provider provider, OpenIdQuestion question, ProvenIdentity identity)
            throws RefusedAnswerException {
        Optional<Long> here = current.person().map(Person::accountId);
        if (!here.equals(question.account())) {
            throw RefusedAnswerException.notAsked(provider);
        }
        return links.link(here.orElseThrow(), identity, provider.label());
    }

    /** The person who was to show who they are has to be signed in still, and to be the one there. */
    private Response showAnew(
            Provider provider, OpenIdQuestion question, ProvenIdentity identity, RoutingContext request)
            throws RefusedAnswerException {
        if (!current.person().map(Person::accountId).equals(question.account())) {
            throw RefusedAnswerException.notAsked(provider);
        }
        if (!identities.use(identity).equals(question.account())) {
            throw RefusedAnswerException.other(provider);
        }
        SessionCookie.read(request).ifPresent(signIns::showAnew);
        return Response.seeOther(question.next().uri()).build();
    }

    private Provider find(String name) {
        return providers.find(name).orElseThrow(NotFoundException::new);
    }
}
