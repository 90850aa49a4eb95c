package dev.grundy.people.settings;

import dev.grundy.base.database.Query;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.HashingGateFullException;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.ReaderTier;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.account.SignInAttempt;
import dev.grundy.people.account.TimeZones;
import dev.grundy.people.account.TokensEnding;
import dev.grundy.people.email.EmailOfAccount;
import dev.grundy.people.email.Emails;
import dev.grundy.people.email.choice.ChosenMail;
import dev.grundy.people.email.choice.MailChoice;
import dev.grundy.people.email.choice.MailChoices;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.password.HashingGate;
import dev.grundy.people.password.Password;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.Arrival;
import dev.grundy.people.signin.Browser;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import dev.grundy.people.tier.Right;
import dev.grundy.web.cache.Caching;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.limit.ClientAddresses;
import dev.grundy.web.limit.CountedAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Event;
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
import java.util.List;
import java.util.Optional;

/** The page of a person's own account. */
@Path("/account")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class AccountPages {
    private final CurrentAccount current;
    private final Accounts accounts;
    private final SignIns signIns;
    private final AttemptLimits limits;
    private final HashingGate gate;
    private final ClientAddresses addresses;
    private final ReaderTier tier;
    private final SessionCookie cookie;
    private final Settings settings;
    private final Emails emails;
    private final MailChoices choices;
    private final Flash flash;
    private final SecurityLog log;
    private final Event<TokensEnding> tokensEnding;

    AccountPages(
            CurrentAccount current,
            Accounts accounts,
            SignIns signIns,
            AttemptLimits limits,
            HashingGate gate,
            ClientAddresses addresses,
            ReaderTier tier,
            SessionCookie cookie,
            Settings settings,
            Emails emails,
            MailChoices choices,
            Flash flash,
            SecurityLog log,
            Event<TokensEnding> tokensEnding) {
        this.current = current;
        this.accounts = accounts;
        this.signIns = signIns;
        this.limits = limits;
        this.gate = gate;
        this.addresses = addresses;
        this.tier = tier;
        this.cookie = cookie;
        this.settings = settings;
        this.emails = emails;
        this.choices = choices;
        this.flash = flash;
        this.log = log;
        this.tokensEnding = tokensEnding;
    }

    @CheckedTemplate(basePath = "people/settings", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance account(
                Person person,
                Tier tier,
                EmailOfAccount email,
                List<Browser> browsers,
                List<String> zones,
                boolean publicProfile,
                MailChoice weekly);

        static native TemplateInstance password(boolean required, FormErrors errors);
    }

    @GET
    public TemplateInstance account(RoutingContext request) {
        Person person = current.required();
        Query<Right> right = tier.query();
        Query<EmailOfAccount> email = emails.query(person);
        Query<List<Browser>> browsers = signIns.browsersOf(person.accountId(), SessionCookie.read(request));
        Query<Boolean> publicProfile = settings.publicProfile(person);
        Query<MailChoice> weeklyMail = choices.of(ChosenMail.WEEKLY, person.accountId());
        Query.Answers answers = Query.together(List.of(right, email, browsers, publicProfile, weeklyMail));
        return Templates.account(
                person,
                answers.to(right).tier(),
                answers.to(email),
                answers.to(browsers),
                TimeZones.all(),
                answers.to(publicProfile),
                answers.to(weeklyMail));
    }

    @ChangesWaysIn
    @GET
    @Path("/password")
    public TemplateInstance password() {
        return Templates.password(current.required().mustChangePassword(), FormErrors.none());
    }

    /** Changing the password signs out every browser; this one is signed in again. */
    @ChangesWaysIn
    @OpenToSuspended
    @POST
    @Path("/password")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response changePassword(
            @FormParam("current") @DefaultValue("") String currentPassword,
            @FormParam("password") @DefaultValue("") String password,
            @FormParam("tokens") @DefaultValue("") String tokens,
            RoutingContext request) {
        Person person = current.required();
        FormErrors errors = checkChange(currentPassword, password);
        if (errors.isEmpty() && !isRecentOrHasPassword(person, request)) {
            errors = errors.and("current", "account-sign-in-again");
        }
        if (!errors.isEmpty()) {
            return FormErrors.answer(form(person, errors));
        }
        CountedAddress address = addresses.of(request);
        SignInAttempt attempt = SignInAttempt.passwordChange(person.accountId(), address);
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            errors = Refusals.wait("current", "account-sign-in-wait", wait.get());
            return Refusals.tooMany(form(person, errors), wait.get());
        }
        try {
            if (!gate.pass(address, () -> change(person, currentPassword, new Password(password)))) {
                log.record(SecurityEvent.PASSWORD_REFUSED, person.accountId(), "");
                return FormErrors.answer(form(person, errors.and("current", "account-password-current-wrong")));
            }
        } catch (HashingGateFullException e) {
            limits.unchecked(attempt);
            return Refusals.busy(form(person, Refusals.busy("current")));
        }
        limits.succeeded(attempt);
        log.record(SecurityEvent.PASSWORD_CHANGED, person.accountId(), "");
        endTokens(tokens, person.accountId());
        SecretToken token =
                signIns.startAnew(person.accountId(), SessionCookie.read(request), Arrival.of(request, address));
        flash.success("account-password-changed");
        return Response.seeOther(URI.create("/account"))
                .cookie(cookie.carrying(token, request.request().isSSL()))
                .build();
    }

    /** Signs out every browser, this one too. */
    @ChangesWaysIn(back = "/account")
    @OpenToSuspended
    @POST
    @Path("/sign-out-everywhere")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response signOutEverywhere(@FormParam("tokens") @DefaultValue("") String tokens, RoutingContext request) {
        long account = current.required().accountId();
        log.record(SecurityEvent.SESSIONS_ENDED, account, "");
        endTokens(tokens, account);
        signIns.endAllOf(account);
        flash.success("account-signed-out-everywhere");
        return Response.seeOther(URI.create("/"))
                .header(Caching.CLEAR_SITE_DATA, Caching.CLEAR)
                .cookie(cookie.removed(request.request().isSSL()))
                .build();
    }

    /** @param wish as the form has it: empty to leave them as they are */
    private void endTokens(String wish, long account) {
        if (wish.equals("revoke")) {
            tokensEnding.fire(new TokensEnding(account));
        }
    }

    private boolean isRecentOrHasPassword(Person person, RoutingContext request) {
        return accounts.hasPassword(person.accountId())
                || SessionCookie.read(request).filter(signIns::isRecent).isPresent();
    }

    /** Whether the current password was the right one; a person without one is asked for none. */
    private boolean change(Person person, String currentPassword, Password password) {
        if (accounts.hasPassword(person.accountId())
                && accounts.authenticate(person.name(), currentPassword).isEmpty()) {
            return false;
        }
        accounts.changePassword(person.accountId(), password);
        return true;
    }

    private static TemplateInstance form(Person person, FormErrors errors) {
        return Templates.password(person.mustChangePassword(), errors);
    }

    /** The errors that show without the work of checking the current password. */
    private static FormErrors checkChange(String currentPassword, String password) {
        FormErrors errors = FormErrors.none();
        if (!password.isEmpty() && password.equals(currentPassword)) {
            return errors.and("password", "account-password-unchanged");
        }
        Optional<Password.Fault> fault = Password.fault(password);
        return fault.isPresent() ? errors.and("password", fault.get().messageKey()) : errors;
    }
}
