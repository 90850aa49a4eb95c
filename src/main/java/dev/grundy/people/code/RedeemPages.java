package dev.grundy.people.code;

import dev.grundy.base.kernel.Base32Code;
import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.code.Redemption.Outcome;
import dev.grundy.people.tier.Right;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Times;
import dev.grundy.web.frame.Words;
import dev.grundy.web.limit.ClientAddresses;
import dev.grundy.web.limit.CountedAddress;
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
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Where people type a code that gives them a tier. */
@Path("/subscribe/code")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class RedeemPages {
    private final CurrentAccount current;
    private final TierCodes codes;
    private final AttemptLimits limits;
    private final ClientAddresses addresses;
    private final Times times;
    private final Flash flash;
    private final Clock clock;

    RedeemPages(
            CurrentAccount current,
            TierCodes codes,
            AttemptLimits limits,
            ClientAddresses addresses,
            Times times,
            Flash flash,
            Clock clock) {
        this.current = current;
        this.codes = codes;
        this.limits = limits;
        this.addresses = addresses;
        this.times = times;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/code", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance redeem(String typed, FormErrors errors);
    }

    @GET
    public TemplateInstance form() {
        return Templates.redeem("", FormErrors.none());
    }

    /** Mistyped, used up, ended or over: the answer is the same, and helps nobody who guesses. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response redeem(@FormParam("code") @DefaultValue("") String typed, @Context RoutingContext request) {
        Person person = current.required();
        CountedAddress address = addresses.of(request);
        Optional<Duration> wait = limits.takeCode(person.accountId(), address);
        if (wait.isPresent()) {
            return Refusals.tooMany(
                    Templates.redeem(typed, Refusals.wait("code", "code-wait", wait.get())), wait.get());
        }
        Redemption redemption = Base32Code.parse(typed)
                .map(text -> codes.redeem(person.accountId(), text))
                .orElseGet(() -> Redemption.none(Outcome.REFUSED));
        if (redemption.right().isEmpty()) {
            return FormErrors.answer(Templates.redeem(typed, FormErrors.none().and("code", key(redemption.outcome()))));
        }
        limits.redeemed(person.accountId(), address);
        thank(redemption, redemption.right().get());
        return Response.seeOther(URI.create("/subscribe")).build();
    }

    private void thank(Redemption redemption, Right right) {
        String tier = Words.inWords(right.tier());
        if (redemption.from().isAfter(clock.instant())) {
            flash.success("code-later", tier, times.date(redemption.from()), times.date(right.until()));
        } else {
            flash.success("code-done", tier, times.date(right.until()));
        }
    }

    private static String key(Outcome outcome) {
        return switch (outcome) {
            case USED_BEFORE -> "code-used-before";
            case HAS_IT_FOR_GOOD -> "code-for-good";
            case DONE, REFUSED -> "code-refused";
        };
    }
}
