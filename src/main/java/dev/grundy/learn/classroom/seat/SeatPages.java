package dev.grundy.learn.classroom.seat;

import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.subscription.Handover;
import dev.grundy.people.subscription.Offers;
import dev.grundy.people.subscription.Subscribing;
import dev.grundy.people.subscription.TierPrice;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.people.subscription.payment.SeatOrder;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.Times;
import dev.grundy.web.frame.Words;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where teachers see the tier of their class, and buy seats. For others it is not there. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/tier")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class SeatPages {
    private final CurrentAccount current;
    private final ClassroomAccess access;
    private final ClassTiers tiers;
    private final Offers offers;
    private final Subscribing subscribing;
    private final Handover handover;
    private final PaymentConfig config;
    private final Times times;
    private final Flash flash;
    private final Clock clock;

    SeatPages(
            CurrentAccount current,
            ClassroomAccess access,
            ClassTiers tiers,
            Offers offers,
            Subscribing subscribing,
            Handover handover,
            PaymentConfig config,
            Times times,
            Flash flash,
            Clock clock) {
        this.current = current;
        this.access = access;
        this.tiers = tiers;
        this.offers = offers;
        this.subscribing = subscribing;
        this.handover = handover;
        this.config = config;
        this.times = times;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "learn/classroom/seat", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance seats(Membership membership, Shown shown, SeatForm typed, FormErrors errors);
    }

    /**
     * The contents of the page.
     *
     * @param running the tier that the class has now; null without one
     * @param offers  prices of a seat that the class can buy now; those of its tier while one runs
     * @param months  that a price is for
     */
    record Shown(ClassLine line, @Nullable ClassTier running, List<TierPrice> offers, int months) {
        /** See {@link SeatForm#endOf}. */
        public String end() {
            return SeatForm.endOf(line);
        }
    }

    @GET
    public TemplateInstance page(@PathParam("id") long id) {
        Membership teacher = access.teacher(id);
        return page(teacher, SeatForm.of(line(id)), FormErrors.none());
    }

    /** Leads to the provider. A class that has a tier buys more of the same time only: the same tier, for as many seats. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response buy(@PathParam("id") long id, @BeanParam SeatForm typed) {
        Membership teacher = access.teacher(id);
        Optional<TierPrice> offer = offers.forSeats().stream()
                .filter(one -> one.price().equals(typed.price))
                .findFirst();
        FormErrors errors = typed.faults(tiers.mostForSale(line(id)));
        if (offer.isEmpty()) {
            errors = errors.and("price", "subscribe-no-offer");
        }
        if (errors.isEmpty() && !canBuy(id, order(id, offer.get(), typed))) {
            errors = errors.and("form", teacher.classroom().isArchived() ? "seats-archived" : "seats-other");
        }
        return errors.isEmpty() ? lead(teacher, offer.get(), typed) : FormErrors.answer(page(teacher, typed, errors));
    }

    private Response lead(Membership teacher, TierPrice offer, SeatForm typed) {
        long id = teacher.classroom().id();
        Person person = current.required();
        return handover.lead(
                person, () -> way(person, id, offer, typed), errors -> page(teacher, typed, errors), () -> {
                    flash.notice("seats-changed");
                    return to(id);
                });
    }

    /** A payment of a moment ago counts first: nobody pays twice by a page that was open all the while. */
    private Optional<URI> way(Person person, long id, TierPrice offer, SeatForm typed) {
        subscribing.lookNow(person);
        SeatOrder order = order(id, offer, typed);
        return SeatForm.endOf(line(id)).equals(typed.end) && canBuy(id, order)
                ? Optional.of(subscribing.paySeats(
                        person,
                        offer,
                        order,
                        new LocalAddress(address(id) + "/done?end=" + typed.end),
                        new LocalAddress(address(id) + "/cancelled")))
                : Optional.empty();
    }

    /**
     * Where the provider leads a person who paid.
     *
     * @param end of the tier that the class had before
     */
    @GET
    @Path("/done")
    public Response done(@PathParam("id") long id, @QueryParam("end") @DefaultValue("") String end) {
        access.teacher(id);
        handover.takeBack(current.required());
        ClassLine line = line(id);
        Optional<ClassTier> bought = line.running(clock.instant())
                .filter(tier -> !SeatForm.endOf(line).equals(end));
        bought.ifPresentOrElse(
                tier -> flash.success(
                        "seats-thanks", Words.inWords(tier.tier()), tier.seats(), times.date(tier.last())),
                () -> flash.notice("seats-slow"));
        return to(id);
    }

    /** Where the provider leads a person who turned round. */
    @GET
    @Path("/cancelled")
    public Response cancelled(@PathParam("id") long id) {
        access.teacher(id);
        flash.notice("subscribe-cancelled");
        return to(id);
    }

    private boolean canBuy(long id, SeatOrder order) {
        ClassLine line = line(id);
        return !line.archived() && line.with(order, "", clock.instant()).isPresent();
    }

    private SeatOrder order(long id, TierPrice offer, SeatForm typed) {
        return new SeatOrder(id, offer.tier(), typed.count(), config.seatMonths());
    }

    private ClassLine line(long id) {
        return tiers.find(id).orElseThrow(NotFoundException::new);
    }

    private TemplateInstance page(Membership teacher, SeatForm typed, FormErrors errors) {
        ClassLine line = line(teacher.classroom().id());
        Optional<ClassTier> running = line.running(clock.instant());
        List<TierPrice> shown = offers.forSeats().stream()
                .filter(one -> !line.archived())
                .filter(one -> running.isEmpty() || running.get().tier() == one.tier())
                .toList();
        return Templates.seats(
                teacher, new Shown(line, running.orElse(null), shown, config.seatMonths()), typed, errors);
    }

    private static String address(long id) {
        return "/classes/" + id + "/tier";
    }

    private static Response to(long id) {
        return Response.seeOther(URI.create(address(id))).build();
    }
}
