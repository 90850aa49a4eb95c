package dev.grundy.people.subscription;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.ReaderTier;
import dev.grundy.people.subscription.SubscriptionRepository.Kept;
import dev.grundy.people.subscription.payment.Payments;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.frame.Times;
import dev.grundy.web.frame.Words;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The tiers, their prices, and the reader's own payments; the paying itself is done at the provider. */
@Path("/subscribe")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class SubscribePages {
    private static final Logger LOG = Logger.getLogger(SubscribePages.class);
    private static final int OK = 200;
    private static final int TOO_MANY = 429;
    private static final int UNAVAILABLE = 503;
    private static final Duration LATER = Duration.ofMinutes(1);

    private final CurrentAccount current;
    private final ReaderTier reader;
    private final Payments payments;
    private final Offers offers;
    private final SubscriptionRepository subscriptions;
    private final Subscribing subscribing;
    private final CheckoutLimits limits;
    private final Times times;
    private final Flash flash;
    private final Clock clock;

    SubscribePages(
            CurrentAccount current,
            ReaderTier reader,
            Payments payments,
            Offers offers,
            SubscriptionRepository subscriptions,
            Subscribing subscribing,
            CheckoutLimits limits,
            Times times,
            Flash flash,
            Clock clock) {
        this.current = current;
        this.reader = reader;
        this.payments = payments;
        this.offers = offers;
        this.subscriptions = subscriptions;
        this.subscribing = subscribing;
        this.limits = limits;
        this.times = times;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/subscription", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance subscribe(SubscribeView view, LocalAddress next);

        static native TemplateInstance handover(URI address);
    }

    /** @param next where the reader came from and goes on once they have paid */
    @GET
    public Response page(@QueryParam(NextPage.PARAMETER) @Nullable String next) {
        return page(OK, LocalAddress.orHome(next), FormErrors.none()).build();
    }

    /** Leads to the provider, where the person pays for that price. */
    @POST
    @Authenticated
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response subscribe(
            @FormParam("price") @DefaultValue("") String price,
            @FormParam(NextPage.PARAMETER) @Nullable String returnTo) {
        Optional<TierPrice> offer = offers.of(price);
        LocalAddress next = LocalAddress.orHome(returnTo);
        return offer.isEmpty()
                ? page(FormErrors.STATUS, next, wrong("subscribe-no-offer")).build()
                : led(() -> subscribing.pay(current.required(), offer.get(), next), next, "subscribe-owned");
    }

    /** Leads to the provider, where the person sees bills, changes the way to pay, or cancels. */
    @OpenToSuspended
    @POST
    @Path("/portal")
    @Authenticated
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response portal() {
        return led(() -> subscribing.portal(current.required()), LocalAddress.orHome(null), "subscribe-forgotten");
    }

    /** The page to which the provider leads back: a payment counts at once, and a person who came from a page goes on there. */
    @GET
    @Path("/done")
    @Authenticated
    public Response done(@QueryParam(NextPage.PARAMETER) @Nullable String returnTo) {
        Person person = current.required();
        LocalAddress next = LocalAddress.orHome(returnTo);
        if (limits.takeReturn(person.accountId()).isPresent()) {
            flash.notice("subscribe-slow");
            return home(next);
        }
        try {
            subscribing.look(person);
        } catch (ProviderException e) {
            LOG.warnf("account=%d: %s", person.accountId(), e.getMessage());
            flash.notice("subscribe-slow");
            return home(next);
        }
        List<Kept> kept = subscriptions.of(person.accountId());
        Optional<Kept> best = kept.stream()
                .filter(one -> one.isOn(clock.instant()))
                .max(Comparator.comparing(one -> one.tier().orElseThrow()));
        if (best.isEmpty()) {
            tellThatNothingCame(kept);
            return home(next);
        }
        thank(best.get());
        return next.isHome() ? home(next) : Response.seeOther(next.uri()).build();
    }

    /** The page to which the provider leads back a person who turned round. */
    @GET
    @Path("/cancelled")
    public Response cancelled(@QueryParam(NextPage.PARAMETER) @Nullable String returnTo) {
        flash.notice("subscribe-cancelled");
        return home(LocalAddress.orHome(returnTo));
    }

    private static Response home(LocalAddress next) {
        return Response.seeOther(NextPage.after("/subscribe", next).uri()).build();
    }

    private void thank(Kept paid) {
        String tier = Words.inWords(paid.tier().orElseThrow());
        if (paid.renewsAt().isPresent()) {
            flash.success(
                    "subscribe-thanks-renewed", tier, times.date(paid.renewsAt().get()));
        } else if (paid.endsAt().isPresent()) {
            flash.success(
                    "subscribe-thanks-until", tier, times.date(paid.endsAt().get()));
        } else {
            flash.success("subscribe-thanks", tier);
        }
    }

    /** Nothing to a person who came by themselves, where nothing is sold. */
    private void tellThatNothingCame(List<Kept> kept) {
        if (kept.stream().anyMatch(one -> one.state().isWaiting())) {
            flash.notice("subscribe-on-its-way");
        } else if (payments.isOpen()) {
            flash.notice("subscribe-slow");
        }
    }

    /** @param ifNowhere the message for a person who is led nowhere */
    private Response led(Supplier<Optional<URI>> way, LocalAddress next, String ifNowhere) {
        if (!payments.canAsk()) {
            throw new NotFoundException();
        }
        Optional<Duration> wait = limits.take(current.required().accountId());
        if (wait.isPresent()) {
            long minutes = Math.max(1, wait.get().toMinutes());
            return page(TOO_MANY, next, FormErrors.none().and("form", "subscribe-wait", minutes))
                    .header(HttpHeaders.RETRY_AFTER, WholeSeconds.of(wait.get()))
                    .build();
        }
        try {
            Optional<URI> found = way.get();
            if (found.isEmpty()) {
                flash.notice(ifNowhere);
                return home(next);
            }
            URI address = found.get();
            // A redirect after a form would have to be allowed by the form's page, which does not know the address.
            return Response.ok(Templates.handover(address))
                    .header("Refresh", "0; url=" + address)
                    .build();
        } catch (ProviderException e) {
            LOG.warnf("account=%d: %s", current.required().accountId(), e.getMessage());
            return page(UNAVAILABLE, next, wrong("subscribe-unreachable"))
                    .header(HttpHeaders.RETRY_AFTER, LATER.toSeconds())
                    .build();
        }
    }

    private static FormErrors wrong(String messageKey) {
        return FormErrors.none().and("form", messageKey);
    }

    private Response.ResponseBuilder page(int status, LocalAddress next, FormErrors errors) {
        List<Kept> kept = current.person()
                .map(person -> subscriptions.of(person.accountId()))
                .orElse(List.of());
        return Response.status(status)
                .entity(Templates.subscribe(
                        SubscribeView.of(offers.all(), kept, reader.getRight(), errors, times::date), next));
    }
}
