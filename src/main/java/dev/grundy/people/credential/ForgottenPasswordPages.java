package dev.grundy.people.credential;

import dev.grundy.people.account.Refusal;
import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.email.EmailAddress;
import dev.grundy.people.email.MailLimits;
import dev.grundy.people.mail.Outbox;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.limit.ClientAddresses;
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
import java.time.Duration;
import java.util.Optional;

/** Where somebody asks for a new password. Says the same whether there is such an account or not. */
@Path(AccountNotice.FORGOTTEN_PATH)
@PermitAll
@Produces(MediaType.TEXT_HTML)
class ForgottenPasswordPages {
    private final Resets resets;
    private final MailLimits limits;
    private final ClientAddresses addresses;
    private final Outbox outbox;

    ForgottenPasswordPages(Resets resets, MailLimits limits, ClientAddresses addresses, Outbox outbox) {
        this.resets = resets;
        this.limits = limits;
        this.addresses = addresses;
        this.outbox = outbox;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance passwordForgotten(
                boolean asked, boolean mailIsSent, String who, FormErrors errors);
    }

    @GET
    public TemplateInstance page() {
        return form("", FormErrors.none());
    }

    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response ask(@FormParam("who") @DefaultValue("") String who, RoutingContext request) {
        String typed = EmailAddress.inAscii(who.strip());
        if (!isPossible(typed)) {
            return FormErrors.answer(form(who, FormErrors.none().and("who", "forgotten-who-form")));
        }
        Optional<Duration> wait = limits.takeReset(typed, addresses.of(request));
        if (wait.isPresent()) {
            return Refusal.wait("who", "mail-wait", wait.get()).with(errors -> form(who, errors));
        }
        resets.ask(typed);
        return Response.ok(Templates.passwordForgotten(true, outbox.reachesPeople(), "", FormErrors.none()))
                .build();
    }

    /** As a name or an address could be; which ones there are is not looked at. */
    private static boolean isPossible(String typed) {
        return !typed.isEmpty()
                && typed.length() <= EmailAddress.LONGEST
                && typed.chars().allMatch(character -> character > ' ' && character < 127);
    }

    private TemplateInstance form(String who, FormErrors errors) {
        return Templates.passwordForgotten(false, outbox.reachesPeople(), who, errors);
    }
}
