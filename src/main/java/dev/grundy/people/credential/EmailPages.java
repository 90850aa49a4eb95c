package dev.grundy.people.credential;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.email.EmailAddress;
import dev.grundy.people.email.EmailAddresses;
import dev.grundy.people.email.EmailOfAccount;
import dev.grundy.people.email.Emails;
import dev.grundy.people.email.MailLimits;
import dev.grundy.people.mail.Outbox;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
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
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Where a person gives, changes and removes the e-mail address of their account. */
@Path(EmailPages.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class EmailPages {
    static final String PATH = "/account/email";

    private final CurrentAccount current;
    private final CurrentPassword password;
    private final Emails emails;
    private final EmailAddresses read;
    private final MailLimits limits;
    private final ClientAddresses addresses;
    private final Outbox outbox;
    private final Flash flash;

    EmailPages(
            CurrentAccount current,
            CurrentPassword password,
            Emails emails,
            EmailAddresses read,
            MailLimits limits,
            ClientAddresses addresses,
            Outbox outbox,
            Flash flash) {
        this.current = current;
        this.password = password;
        this.emails = emails;
        this.read = read;
        this.limits = limits;
        this.addresses = addresses;
        this.outbox = outbox;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance email(EmailOfAccount email, boolean mailIsSent, String typed, FormErrors errors);
    }

    @ChangesWaysIn
    @GET
    public TemplateInstance page() {
        return form("", FormErrors.none());
    }

    @ChangesWaysIn
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response give(
            @FormParam("address") @DefaultValue("") String typed,
            @FormParam("current") @DefaultValue("") String currentPassword,
            RoutingContext request) {
        Person person = current.required();
        Optional<EmailAddress> address = read.parse(typed);
        Optional<Refusal> refusal = address.isEmpty()
                ? Optional.of(Refusal.wrong(FormErrors.none().and("address", "email-form")))
                : password.check(person, currentPassword, request)
                        .or(() -> limits.takeConfirmation(person, address.orElseThrow(), addresses.of(request))
                                .map(wait -> Refusal.wait("address", "mail-wait", wait)));
        if (refusal.isPresent()) {
            return refusal.get().with(errors -> form(typed, errors));
        }
        emails.give(person, address.orElseThrow());
        tellOfMail();
        return toPage();
    }

    @POST
    @Path("/again")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response again(RoutingContext request) {
        Person person = current.required();
        Optional<Duration> wait = emails.of(person)
                .awaited()
                .flatMap(recipient -> limits.takeConfirmation(person, recipient, addresses.of(request)));
        if (wait.isPresent()) {
            return Refusal.wait("form", "mail-wait", wait.get()).with(errors -> form("", errors));
        }
        if (emails.remind(person)) {
            tellOfMail();
        }
        return toPage();
    }

    @OpenToSuspended
    @POST
    @Path("/withdraw")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response withdraw() {
        emails.withdraw(current.required());
        flash.success("email-withdrawn");
        return toPage();
    }

    @ChangesWaysIn(back = PATH)
    @OpenToSuspended
    @POST
    @Path("/remove")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response remove(@FormParam("current") @DefaultValue("") String currentPassword, RoutingContext request) {
        Person person = current.required();
        Optional<Refusal> refusal = password.check(person, currentPassword, request);
        if (refusal.isPresent()) {
            return refusal.get().with(errors -> form("", errors));
        }
        emails.remove(person);
        flash.success("email-removed");
        return toPage();
    }

    private void tellOfMail() {
        if (outbox.reachesPeople()) {
            flash.success("email-given");
        } else {
            flash.notice("email-given-unsent");
        }
    }

    private TemplateInstance form(String typed, FormErrors errors) {
        return Templates.email(emails.of(current.required()), outbox.reachesPeople(), typed, errors);
    }

    private static Response toPage() {
        return Response.seeOther(URI.create(PATH)).build();
    }
}
