package dev.grundy.people.admin;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.account.Role;
import dev.grundy.people.credential.AccountActions;
import dev.grundy.people.credential.CurrentPassword;
import dev.grundy.people.password.OneTimePassword;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Words;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
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
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Where admins decide about a person: one page for each action, with a reason and the admin's own password again. */
@Path("/admin/people/{name}/{action}")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class OrderPages {
    private static final int CONFLICT = 409;

    private final CurrentAccount current;
    private final CurrentPassword currentPassword;
    private final People people;
    private final AccountActions actions;
    private final Flash flash;
    private final Clock clock;

    OrderPages(
            CurrentAccount current,
            CurrentPassword currentPassword,
            People people,
            AccountActions actions,
            Flash flash,
            Clock clock) {
        this.current = current;
        this.currentPassword = currentPassword;
        this.people = people;
        this.actions = actions;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/admin", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance order(Sheet sheet, FormErrors errors, String zone);

        /** @param password to be shown once */
        static native TemplateInstance password(PersonView person, String password);
    }

    /**
     * @param typed as it was sent; as new where nothing was
     * @param stale whether it was refused because the person is not as they were seen
     */
    record Sheet(PersonAction action, PersonView person, OrderForm typed, boolean stale) {
        public String address() {
            return "/admin/people/" + person.name() + "/" + action.code();
        }

        /** To come back to after signing in again, as one value of a query. */
        public String encoded() {
            return URLEncoder.encode(
                    address() + (action.needsEntitlement() ? "?entitlement=" + typed.entitlement : ""),
                    StandardCharsets.UTF_8);
        }

        public Role[] roles() {
            return Role.values();
        }

        public List<Tier> tiers() {
            return Arrays.stream(Tier.values())
                    .filter(tier -> tier != Tier.FREE)
                    .toList();
        }
    }

    /** The person and the order that an address is about. */
    private record Asked(PersonAction action, PersonView person) {}

    @ChangesWaysIn
    @GET
    public TemplateInstance page(
            @PathParam("name") String name,
            @PathParam("action") String action,
            @QueryParam("entitlement") @DefaultValue("") String entitlement) {
        Asked asked = asked(name, action);
        OrderForm typed = new OrderForm();
        typed.entitlement = entitlement;
        if (asked.action().needsEntitlement()
                && typed.held(asked.person(), clock.instant()).isEmpty()) {
            throw new NotFoundException();
        }
        return form(asked, typed, FormErrors.none());
    }

    @ChangesWaysIn
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response decide(
            @PathParam("name") String name,
            @PathParam("action") String action,
            @BeanParam OrderForm typed,
            RoutingContext request) {
        Asked asked = asked(name, action);
        if (!typed.seen.equals(asked.person().version())) {
            return stale(asked, typed);
        }
        FormErrors errors = typed.check(asked.action(), asked.person(), clock.instant(), zone());
        if (!errors.isEmpty()) {
            return FormErrors.answer(form(asked, typed, errors));
        }
        Optional<Refusal> refusal = currentPassword.check(current.required(), typed.current, request);
        if (refusal.isPresent()) {
            return refusal.get().with(wrong -> form(asked, typed, wrong));
        }
        AdminOrder order = order(asked, typed);
        return switch (people.carryOut(order, asked.person(), typed.seen, typed.reason)) {
            case DONE -> done(asked, order);
            case STALE -> stale(asked(name, action), typed);
            case LAST_ADMIN ->
                FormErrors.answer(form(asked, typed, FormErrors.none().and("role", "person-last-admin")));
        };
    }

    private AdminOrder order(Asked asked, OrderForm typed) {
        Instant now = clock.instant();
        return switch (asked.action()) {
            case ROLE -> new AdminOrder.ChangeRole(Role.parse(typed.role).orElseThrow());
            case GRANT ->
                new AdminOrder.Grant(
                        Tier.ofCode(typed.tier).orElseThrow(), typed.end(zone()).orElseThrow());
            case EXTEND ->
                new AdminOrder.Extend(
                        typed.held(asked.person(), now).orElseThrow().id(),
                        typed.end(zone()).orElseThrow());
            case END_TIER ->
                new AdminOrder.EndTier(
                        typed.held(asked.person(), now).orElseThrow().id());
            case SIGN_OUT -> new AdminOrder.SignOut();
            case ONE_TIME_PASSWORD -> new AdminOrder.GivePassword(actions.draw());
        };
    }

    /** A one-time password is in this answer alone: no redirect could bring it. */
    private Response done(Asked asked, AdminOrder order) {
        if (order instanceof AdminOrder.GivePassword(OneTimePassword password)) {
            return Response.ok(Templates.password(asked.person(), password.value()))
                    .header(HttpHeaders.CACHE_CONTROL, "no-store")
                    .build();
        }
        flash.success(
                "person-done", Words.inWords(asked.action()), asked.person().name());
        // Admins who took their own role away have no page here any more.
        boolean stays = !asked.person().name().equals(current.required().name())
                || asked.action() != PersonAction.ROLE && asked.action() != PersonAction.SIGN_OUT;
        return Response.seeOther(
                        URI.create(stays ? "/admin/people/" + asked.person().name() : "/"))
                .build();
    }

    private Response stale(Asked asked, OrderForm typed) {
        return Response.status(CONFLICT)
                .entity(Templates.order(
                        new Sheet(asked.action(), asked.person(), typed, true), FormErrors.none(), zone().getId()))
                .build();
    }

    private TemplateInstance form(Asked asked, OrderForm typed, FormErrors errors) {
        return Templates.order(new Sheet(asked.action(), asked.person(), typed, false), errors, zone().getId());
    }

    private Asked asked(String name, String action) {
        return new Asked(
                PersonAction.ofCode(action).orElseThrow(NotFoundException::new),
                people.named(name).orElseThrow(NotFoundException::new));
    }

    private ZoneId zone() {
        return current.required().zoneOrUtc();
    }
}
