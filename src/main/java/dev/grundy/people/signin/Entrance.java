package dev.grundy.people.signin;

import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.factor.SecondFactors;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.web.cache.Caching;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.limit.ClientAddresses;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;

/** Lets in people who have shown who they are, and asks for the second factor where there is one. Safe for use by several threads. */
@ApplicationScoped
public class Entrance {
    private static final LocalAddress SET_UP = new LocalAddress("/account/second-factor");

    private final SignIns signIns;
    private final SecondFactors factors;
    private final PendingSignIns pending;
    private final AccountConfig config;
    private final ClientAddresses addresses;
    private final SessionCookie cookie;
    private final SecurityLog log;
    private final Flash flash;

    Entrance(
            SignIns signIns,
            SecondFactors factors,
            PendingSignIns pending,
            AccountConfig config,
            ClientAddresses addresses,
            SessionCookie cookie,
            SecurityLog log,
            Flash flash) {
        this.signIns = signIns;
        this.factors = factors;
        this.pending = pending;
        this.config = config;
        this.addresses = addresses;
        this.cookie = cookie;
        this.log = log;
        this.flash = flash;
    }

    /** For somebody whose password was right: in, or on to the second step. */
    Response withPassword(Person person, LocalAddress next, RoutingContext request) {
        return withFirst(person, next, request, Entry.PASSWORD);
    }

    private Response withFirst(Person person, LocalAddress next, RoutingContext request, Entry entry) {
        if (factors.isOn(person.accountId())) {
            NewCookie begun = pending.begin(
                    new PendingSignIn(person.accountId(), next),
                    request.request().isSSL());
            return Response.seeOther(URI.create(SecondStepPages.PATH))
                    .cookie(begun)
                    .build();
        }
        log.record(SecurityEvent.SIGNED_IN, person.accountId(), "");
        if (person.role().isPrivileged() && config.adminsNeedSecondFactor()) {
            flash.notice("second-factor-admins");
            return enter(person, SET_UP, request, entry);
        }
        return enter(person, next, request, entry);
    }

    /** For a person proven by a provider: opens as much as a password, and stands in for none that is asked for anew. */
    public Response withProvider(Person person, LocalAddress next, RoutingContext request) {
        return withFirst(person, next, request, Entry.PROVIDER);
    }

    /** For somebody who has shown a second factor too. */
    Response withSecondFactor(Person person, LocalAddress next, RoutingContext request) {
        log.record(SecurityEvent.SIGNED_IN, person.accountId(), "");
        return enter(person, next, request, Entry.SECOND_FACTOR);
    }

    /** For somebody whose account was made just now, with that to come in by. */
    public Response newcomer(Person person, LocalAddress next, RoutingContext request, Entry entry) {
        return enter(person, next, request, entry);
    }

    /** A person who was signed in here before is signed out: one browser, one person, and always a fresh token. */
    private Response enter(Person person, LocalAddress next, RoutingContext request, Entry entry) {
        Optional<SecretToken> before = SessionCookie.read(request);
        before.ifPresent(signIns::end);
        Arrival arrival = Arrival.of(request, addresses.of(request));
        SecretToken token = signIns.start(person.accountId(), arrival, entry);
        boolean secure = request.request().isSSL();
        return Response.seeOther(next.uri())
                .header(Caching.CLEAR_SITE_DATA, before.isPresent() ? Caching.CLEAR : null)
                .cookie(cookie.carrying(token, secure))
                .cookie(pending.removed(secure))
                .cookie(language(person, request))
                .build();
    }

    /** The cookie with the person's language, for pages that do not know who is there; none where the person has chosen no language. */
    private static NewCookie[] language(Person person, RoutingContext request) {
        return person.language()
                .map(chosen -> new NewCookie[] {ReaderLanguage.choice(Optional.of(chosen), request)})
                .orElseGet(() -> new NewCookie[0]);
    }
}
