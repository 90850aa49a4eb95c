package dev.grundy.people.credential;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.credential.WaysIn.Removal;
import dev.grundy.people.factor.SecondFactors;
import dev.grundy.people.passkey.Passkey;
import dev.grundy.people.passkey.PasskeyQuestion;
import dev.grundy.people.passkey.Passkeys;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.PasskeyRequests;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
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
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where a person adds passkeys and removes them; either asks for the password first. */
@Path(PasskeyPages.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class PasskeyPages {
    static final String PATH = "/account/passkeys";

    private final CurrentAccount current;
    private final Passkeys passkeys;
    private final PasskeyRequests requests;
    private final CurrentPassword currentPassword;
    private final WaysIn waysIn;
    private final SignIns signIns;
    private final SecondFactors factors;
    private final SecurityLog log;
    private final FactorChanges changes;
    private final Flash flash;

    PasskeyPages(
            CurrentAccount current,
            Passkeys passkeys,
            PasskeyRequests requests,
            CurrentPassword currentPassword,
            WaysIn waysIn,
            SignIns signIns,
            SecondFactors factors,
            SecurityLog log,
            FactorChanges changes,
            Flash flash) {
        this.current = current;
        this.passkeys = passkeys;
        this.requests = requests;
        this.currentPassword = currentPassword;
        this.waysIn = waysIn;
        this.signIns = signIns;
        this.factors = factors;
        this.log = log;
        this.changes = changes;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance passkeys(List<Passkey> passkeys, FormErrors errors);

        static native TemplateInstance passkeyNew(String options, String origin);
    }

    @ChangesWaysIn
    @GET
    public TemplateInstance page() {
        return page(FormErrors.none());
    }

    @ChangesWaysIn(back = PATH, refused = SecurityEvent.PASSKEY_REFUSED)
    @POST
    @Path("/begin")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response begin(@FormParam("current") @DefaultValue("") String password, RoutingContext request) {
        return withPassword(password, request, () -> asked(request));
    }

    @ChangesWaysIn(refused = SecurityEvent.PASSKEY_REFUSED)
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(
            @FormParam("name") @DefaultValue("") String typed,
            @FormParam("credential") @DefaultValue("") String answer,
            RoutingContext request) {
        long account = current.required().accountId();
        String name = Passkey.nameOf(typed);
        Optional<String> asked = requests.take(Optional.of(account), request);
        if (name.isEmpty() || asked.isEmpty() || !passkeys.add(account, name, asked.get(), answer)) {
            log.record(SecurityEvent.PASSKEY_REFUSED, account, "");
            return FormErrors.answer(page(FormErrors.none().and("current", "passkeys-not-added")));
        }
        changes.tell(SecurityEvent.PASSKEY_ADDED, account, name);
        // A person who made one here has shown it.
        SessionCookie.read(request).ifPresent(signIns::showSecondFactor);
        flash.success("passkeys-added", name);
        return toPage();
    }

    @ChangesWaysIn(back = PATH, refused = SecurityEvent.PASSKEY_REFUSED)
    @OpenToSuspended
    @POST
    @Path("/remove")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response remove(
            @FormParam("passkey") @DefaultValue("") String id,
            @FormParam("current") @DefaultValue("") String password,
            RoutingContext request) {
        return withPassword(password, request, () -> removed(id));
    }

    private Response withPassword(String password, RoutingContext request, Supplier<Response> action) {
        return currentPassword
                .check(current.required(), password, request)
                .map(refusal -> refusal.with(this::page))
                .orElseGet(action);
    }

    private Response removed(String id) {
        long account = current.required().accountId();
        switch (waysIn.remove(account, () -> passkeys.remove(account, id))) {
            case Removal.Done done -> {
                changes.tell(SecurityEvent.PASSKEY_REMOVED, account, done.name());
                flash.success("passkeys-removed", done.name());
            }
            case Removal.Nothing nothing -> {
                // Gone already.
            }
            case Removal.Last last -> {
                return FormErrors.answer(page(FormErrors.none().and("current", "account-last-way-in")));
            }
        }
        if (passkeys.of(account).isEmpty() && !factors.isOn(account)) {
            signIns.forgetSecondFactors(account);
        }
        return toPage();
    }

    /** The second page, on which the browser is asked for a passkey and the person for its name. */
    private Response asked(RoutingContext request) {
        Person person = current.required();
        if (!passkeys.hasRoom(person.accountId())) {
            return FormErrors.answer(page(FormErrors.none().and("current", "passkeys-too-many")));
        }
        PasskeyQuestion question = passkeys.toAdd(person.accountId(), person.name());
        return Response.ok(Templates.passkeyNew(question.forBrowser(), passkeys.origin()))
                .cookie(requests.keep(question, Optional.of(person.accountId()), request))
                .build();
    }

    private TemplateInstance page(FormErrors errors) {
        return Templates.passkeys(passkeys.of(current.required().accountId()), errors);
    }

    private static Response toPage() {
        return Response.seeOther(URI.create(PATH)).build();
    }
}
