package dev.grundy.people.credential;

import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.account.SignInAttempt;
import dev.grundy.people.factor.QrDrawing;
import dev.grundy.people.factor.RecoveryCode;
import dev.grundy.people.factor.SecondFactor;
import dev.grundy.people.factor.SecondFactors;
import dev.grundy.people.factor.TotpSecret;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.limit.ClientAddresses;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** Where a person sets up a second factor and takes it off. Each change asks for the password: an open browser is not enough. */
@Path(SecondFactorPages.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class SecondFactorPages {
    static final String PATH = "/account/second-factor";

    private static final LocalAddress PAGE = new LocalAddress(PATH);

    private final CurrentAccount current;
    private final SignIns signIns;
    private final SecondFactors factors;
    private final CurrentPassword currentPassword;
    private final StepUp stepUp;
    private final AttemptLimits limits;
    private final ClientAddresses addresses;
    private final SecurityLog log;
    private final FactorChanges changes;
    private final Flash flash;

    SecondFactorPages(
            CurrentAccount current,
            SignIns signIns,
            SecondFactors factors,
            CurrentPassword currentPassword,
            StepUp stepUp,
            AttemptLimits limits,
            ClientAddresses addresses,
            SecurityLog log,
            FactorChanges changes,
            Flash flash) {
        this.current = current;
        this.signIns = signIns;
        this.factors = factors;
        this.currentPassword = currentPassword;
        this.stepUp = stepUp;
        this.limits = limits;
        this.addresses = addresses;
        this.log = log;
        this.changes = changes;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance secondFactorOff(Person person);

        static native TemplateInstance secondFactorBegun(
                TotpSecret secret, String uri, QrDrawing drawing, FormErrors errors);

        static native TemplateInstance secondFactorOn(SecondFactor.On factor, Person person, FormErrors errors);

        static native TemplateInstance recoveryCodes(List<RecoveryCode> codes);
    }

    @GET
    public TemplateInstance page() {
        return page(FormErrors.none());
    }

    /** Begins, or begins anew with another secret. */
    @ChangesWaysIn
    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response begin() {
        factors.begin(current.required().accountId());
        return toPage();
    }

    /** Every other browser is signed out: it was let in without. */
    @ChangesWaysIn(back = PATH)
    @OpenToSuspended
    @POST
    @Path("/confirm")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response confirm(
            @FormParam("code") @DefaultValue("") String code,
            @FormParam("current") @DefaultValue("") String password,
            RoutingContext request) {
        return withPassword(password, request, () -> turnedOn(code, request));
    }

    private Response turnedOn(String code, RoutingContext request) {
        long account = current.required().accountId();
        Optional<List<RecoveryCode>> codes = factors.confirm(account, code);
        if (codes.isEmpty()) {
            return wrongCode();
        }
        changes.tell(SecurityEvent.SECOND_FACTOR_ADDED, account, "");
        SessionCookie.read(request).ifPresent(here -> {
            signIns.showSecondFactor(here);
            signIns.endOthers(account, here);
        });
        return shown(codes.get());
    }

    @ChangesWaysIn(takesCode = true)
    @OpenToSuspended
    @POST
    @Path("/recovery-codes")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response newRecoveryCodes(
            @FormParam("code") @DefaultValue("") String code,
            @FormParam("current") @DefaultValue("") String password,
            RoutingContext request) {
        return withPassword(
                password,
                request,
                () -> withCode(code, account -> {
                    changes.tell(SecurityEvent.RECOVERY_CODES_MADE, account, "");
                    return shown(factors.newRecoveryCodes(account));
                }));
    }

    @ChangesWaysIn(takesCode = true)
    @OpenToSuspended
    @POST
    @Path("/off")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response turnOff(
            @FormParam("code") @DefaultValue("") String code,
            @FormParam("current") @DefaultValue("") String password,
            RoutingContext request) {
        return withPassword(
                password,
                request,
                () -> withCode(code, account -> {
                    // First what it allows: regardless of what happens in between, nobody keeps that without a second
                    // factor.
                    signIns.forgetSecondFactors(account);
                    factors.turnOff(account);
                    changes.tell(SecurityEvent.SECOND_FACTOR_REMOVED, account, "");
                    flash.success("second-factor-is-off");
                    return toPage();
                }));
    }

    /** The answer of {@code action}, if the password is the person's; codes it finds wrong count. */
    private Response withPassword(String password, RoutingContext request, Supplier<Response> action) {
        Person person = current.required();
        Optional<Refusal> refusal = currentPassword.check(person, password, request);
        if (refusal.isPresent()) {
            return refusal.get().with(this::page);
        }
        SignInAttempt attempt = SignInAttempt.secondFactor(person.accountId(), addresses.of(request));
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            return Refusals.tooMany(page(Refusals.wait("code", "second-factor-wait", wait.get())), wait.get());
        }
        Response answer = action.get();
        if (answer.getStatus() != FormErrors.STATUS) {
            limits.succeeded(attempt);
        }
        return answer;
    }

    /** The answer of {@code action} for the account, if the code is one of the account's; it is used up then. */
    private Response withCode(String code, LongFunction<Response> action) {
        long account = current.required().accountId();
        return factors.take(account, code).isPresent() ? action.apply(account) : wrongCode();
    }

    private Response wrongCode() {
        log.record(SecurityEvent.SECOND_FACTOR_REFUSED, current.required().accountId(), "");
        return FormErrors.answer(page(FormErrors.none().and("code", "second-factor-wrong")));
    }

    /** In answer to the form, so that no address leads to them again. */
    private static Response shown(List<RecoveryCode> codes) {
        return Response.ok(Templates.recoveryCodes(codes)).build();
    }

    private TemplateInstance page(FormErrors errors) {
        Person person = current.required();
        return switch (factors.of(person.accountId())) {
            case SecondFactor.Off off -> stepUp.page(person, PAGE).orElseGet(() -> Templates.secondFactorOff(person));
            case SecondFactor.Begun begun ->
                stepUp.page(person, PAGE).orElseGet(() -> begun(person, begun.secret(), errors));
            case SecondFactor.On on -> Templates.secondFactorOn(on, person, errors);
        };
    }

    private static TemplateInstance begun(Person person, TotpSecret secret, FormErrors errors) {
        String uri = secret.uri(Texts.of("site-name"), person.name()).toString();
        return Templates.secondFactorBegun(secret, uri, QrDrawing.of(uri), errors);
    }

    private static Response toPage() {
        return Response.seeOther(PAGE.uri()).build();
    }
}
