package dev.grundy.people.subscription;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.ReaderTier;
import dev.grundy.people.subscription.SubscriptionRepository.Kept;
import dev.grundy.people.subscription.payment.Payments;
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
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The tiers, their prices, and the reader's own payments; the paying itself is done at the provider. */
@Path("/subscribe")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class SubscribePages {
    private final CurrentAccount current;
    private final ReaderTier reader;
    private final Payments payments;
    private final Offers offers;
    private final SubscriptionRepository subscriptions;
    private final Subscribing subscribing;
    private final Handover handover;
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
            Handover handover,
            Times times,
            Flash flash,
            Clock clock) {
        this.current = current;
        this.reader = reader;
        this.payments = payments;
        this.offers = offers;
        this.subscriptions = subscriptions;
        this.subscribing = subscribing;
        this.handover = handover;
        this.times = times;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/subscription", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance subscribe(SubscribeView view, LocalAddress next);
    }

    /** @param next where the reader came from and goes on once they have paid */
    @GET
    public TemplateInstance page(@QueryParam(NextPage.PARAMETER) @Nullable String next) {
        return page(LocalAddress.orHome(next), FormErrors.none());
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
                ? FormErrors.answer(page(next, FormErrors.none().and("form", "subscribe-no-offer")))
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
        if (!handover.takeBack(person)) {
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
        return handover.lead(current.required(), way, errors -> page(next, errors), () -> {
            flash.notice(ifNowhere);
            return home(next);
        });
    }

    private TemplateInstance page(LocalAddress next, FormErrors errors) {
        List<Kept> kept = current.person()
                .map(person -> subscriptions.of(person.accountId()))
                .orElse(List.of());
        return Templates.subscribe(SubscribeView.of(offers.all(), kept, reader.getRight(), errors, times::date), next);
    }
}
