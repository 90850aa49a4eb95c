package dev.grundy.people.admin;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.Role;
import dev.grundy.people.suspension.End;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.tier.Held;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** An order as it was typed. */
class OrderForm {
    /** {@link PersonView#version} that the form was made for. */
    @FormParam("seen")
    @DefaultValue("")
    public String seen = "";

    @FormParam("reason")
    @DefaultValue("")
    public String reason = "";

    @FormParam("role")
    @DefaultValue("")
    public String role = "";

    @FormParam("tier")
    @DefaultValue("")
    public String tier = "";

    @FormParam("until")
    @DefaultValue("")
    public String until = "";

    @FormParam("entitlement")
    @DefaultValue("")
    public String entitlement = "";

    @FormParam("current")
    @DefaultValue("")
    public String current = "";

    /** The errors of the order for this person as they are now; none if it can be done. */
    FormErrors check(PersonAction action, PersonView person, Instant now, ZoneId zone) {
        FormErrors errors = Suspension.isReason(reason)
                ? FormErrors.none()
                : FormErrors.none().and("reason", "suspension-reason-form");
        return switch (action) {
            case ROLE ->
                Role.parse(role)
                                .filter(wanted -> wanted != person.account().role())
                                .isPresent()
                        ? errors
                        : errors.and("role", "person-role-form");
            case GRANT ->
                checkUntil(
                        Tier.ofCode(tier).filter(wanted -> wanted != Tier.FREE).isPresent()
                                ? errors
                                : errors.and("tier", "person-tier-form"),
                        now,
                        now,
                        zone);
            case EXTEND ->
                held(person, now)
                        .map(held -> checkUntil(errors, now, held.until(), zone))
                        .orElseGet(() -> errors.and("form", "person-entitlement-form"));
            case END_TIER -> held(person, now).isPresent() ? errors : errors.and("form", "person-entitlement-form");
            case SIGN_OUT, ONE_TIME_PASSWORD -> errors;
        };
    }

    /** Of a granted entitlement of the person that has not ended. */
    Optional<Held> held(PersonView person, Instant now) {
        return entitlement.matches("[0-9]{1,18}")
                ? person.entitlement(Long.parseLong(entitlement)).filter(held -> held.isGranted() && held.isToCome(now))
                : Optional.empty();
    }

    /** {@link Instant#MAX} for no end; empty for a text that is no moment. */
    Optional<Instant> end(ZoneId zone) {
        return until.isBlank() ? Optional.of(Instant.MAX) : End.parse(until, zone);
    }

    private FormErrors checkUntil(FormErrors errors, Instant now, Instant after, ZoneId zone) {
        return end(zone).filter(now::isBefore).filter(after::isBefore).isPresent()
                ? errors
                : errors.and("until", "person-until-form");
    }
}
