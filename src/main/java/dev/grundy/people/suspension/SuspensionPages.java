package dev.grundy.people.suspension;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import dev.grundy.people.suspension.Suspensions.Admin;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
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
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** Where admins and moderators see who is suspended, suspend people and end that. */
@Path("/admin/suspensions")
@RolesAllowed({Role.ADMIN_CODE, Role.MODERATOR_CODE})
@Produces(MediaType.TEXT_HTML)
class SuspensionPages {
    private final CurrentAccount current;
    private final Suspensions suspensions;
    private final SuspensionRepository accounts;
    private final Flash flash;
    private final Clock clock;

    SuspensionPages(
            CurrentAccount current, Suspensions suspensions, SuspensionRepository accounts, Flash flash, Clock clock) {
        this.current = current;
        this.suspensions = suspensions;
        this.accounts = accounts;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/suspension", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance suspensions(List<SuspendedPerson> people, Typed typed, String zone);
    }

    /** The form as it was typed, and its errors. */
    record Typed(String name, String reason, String until, FormErrors errors) {}

    /** @param name stands in the form already */
    @GET
    public TemplateInstance list(@QueryParam("name") @DefaultValue("") String name) {
        return page(new Typed(name.strip(), "", "", FormErrors.none()));
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response suspend(
            @FormParam("name") @DefaultValue("") String name,
            @FormParam("reason") @DefaultValue("") String reason,
            @FormParam("until") @DefaultValue("") String until) {
        Optional<NamedAccount> named = accounts.named(name.strip());
        Instant now = clock.instant();
        Optional<Instant> end = until.isBlank() ? Optional.empty() : End.parse(until, zone());
        FormErrors errors = check(named, reason);
        if (!until.isBlank() && end.filter(now::isBefore).isEmpty()) {
            errors = errors.and("until", "suspension-end-form");
        }
        if (errors.isEmpty() && !suspensions.suspend(admin(), named.orElseThrow(), new Suspension(reason, now, end))) {
            errors = errors.and(
                    "name", "suspension-last-admin", named.orElseThrow().name());
        }
        if (!errors.isEmpty()) {
            return FormErrors.answer(page(new Typed(name.strip(), reason, until, errors)));
        }
        flash.success("suspension-made", named.orElseThrow().name());
        return back();
    }

    @POST
    @Path("/end")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response end(@FormParam("name") @DefaultValue("") String name) {
        Optional<NamedAccount> named = accounts.named(name.strip());
        if (named.isEmpty()) {
            flash.notice("security-nobody");
        } else if (!mayDecideAbout(named.get())) {
            flash.notice("suspension-not-of", named.get().name());
        } else if (suspensions.end(admin(), named.get())) {
            flash.success("suspension-lifted", named.get().name());
        } else {
            flash.notice("suspension-nothing-to-lift", named.get().name());
        }
        return back();
    }

    private FormErrors check(Optional<NamedAccount> named, String reason) {
        FormErrors errors = FormErrors.none();
        if (named.isEmpty()) {
            errors = errors.and("name", "security-nobody");
        } else if (named.get().account() == current.required().accountId()) {
            errors = errors.and("name", "suspension-oneself");
        } else if (!mayDecideAbout(named.get())) {
            errors = errors.and("name", "suspension-not-of", named.get().name());
        }
        return Suspension.isReason(reason) ? errors : errors.and("reason", "suspension-reason-form");
    }

    private boolean mayDecideAbout(NamedAccount named) {
        return current.required().acting().maySuspend(named.role());
    }

    private Admin admin() {
        return new Admin(current.required().accountId());
    }

    private ZoneId zone() {
        return current.required().zoneOrUtc();
    }

    private TemplateInstance page(Typed typed) {
        String zone = current.required().zone().map(ZoneId::getId).orElse("UTC");
        return Templates.suspensions(suspensions.list(), typed, zone);
    }

    private static Response back() {
        return Response.seeOther(URI.create("/admin/suspensions")).build();
    }
}
