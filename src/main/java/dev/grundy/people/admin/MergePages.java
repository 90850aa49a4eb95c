package dev.grundy.people.admin;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.MergedAccountRepository;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.account.Role;
import dev.grundy.people.credential.CurrentPassword;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
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
import java.util.Optional;

/** Pages where admins make another account part of a person's: the choice, a preview, and the admin's own password again. */
@Path("/admin/people/{name}/merge")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class MergePages {
    private static final int CONFLICT = 409;
    private static final int LONGEST_NAME = 40;

    private final CurrentAccount current;
    private final CurrentPassword currentPassword;
    private final People people;
    private final MergedAccountRepository mergedAccounts;
    private final Merging merging;
    private final Flash flash;

    MergePages(
            CurrentAccount current,
            CurrentPassword currentPassword,
            People people,
            MergedAccountRepository mergedAccounts,
            Merging merging,
            Flash flash) {
        this.current = current;
        this.currentPassword = currentPassword;
        this.people = people;
        this.mergedAccounts = mergedAccounts;
        this.merging = merging;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/admin", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance mergeWhom(PersonView person, String other, FormErrors errors);

        static native TemplateInstance merge(MergePreview preview, Typed typed, FormErrors errors);
    }

    /** @param stale whether it was refused because one of the two is not as they were seen */
    record Typed(String reason, boolean stale) {}

    @ChangesWaysIn
    @GET
    public Response page(@PathParam("name") String name, @QueryParam("other") @DefaultValue("") String typed) {
        PersonView kept = people.named(name).orElseThrow(NotFoundException::new);
        String other = typed.strip();
        if (other.isEmpty()) {
            return Response.ok(Templates.mergeWhom(kept, "", FormErrors.none())).build();
        }
        Optional<PersonView> merged = named(other);
        return merged.isEmpty()
                ? unknown(kept, other)
                : Response.ok(Templates.merge(
                                merging.preview(kept, merged.get()), new Typed("", false), FormErrors.none()))
                        .build();
    }

    @ChangesWaysIn
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response merge(
            @PathParam("name") String name,
            @FormParam("other") @DefaultValue("") String other,
            @FormParam("seen") @DefaultValue("") String seen,
            @FormParam("reason") @DefaultValue("") String reason,
            @FormParam("current") @DefaultValue("") String password,
            RoutingContext request) {
        PersonView kept = people.named(name).orElseThrow(NotFoundException::new);
        Optional<PersonView> merged = named(other.strip());
        if (merged.isEmpty()) {
            return unknown(kept, other.strip());
        }
        MergePreview preview = merging.preview(kept, merged.get());
        if (!preview.version().equals(seen)) {
            return stale(preview, reason);
        }
        FormErrors errors = Suspension.isReason(reason)
                ? FormErrors.none()
                : FormErrors.none().and("reason", "suspension-reason-form");
        if (!errors.isEmpty() || preview.obstacle().isPresent()) {
            return FormErrors.answer(Templates.merge(preview, new Typed(reason, false), errors));
        }
        Optional<Refusal> refusal = currentPassword.check(current.required(), password, request);
        if (refusal.isPresent()) {
            return refusal.get().with(wrong -> Templates.merge(preview, new Typed(reason, false), wrong));
        }
        if (merging.merge(preview, seen, reason) != OrderOutcome.DONE) {
            return people.named(merged.get().name())
                    .map(now -> stale(merging.preview(kept, now), reason))
                    .orElseGet(() -> unknown(kept, other.strip()));
        }
        flash.success("merge-done", merged.get().name(), kept.name());
        return Response.seeOther(URI.create("/admin/people/" + kept.name())).build();
    }

    private Optional<PersonView> named(String name) {
        return name.length() > LONGEST_NAME ? Optional.empty() : people.named(name);
    }

    private Response unknown(PersonView kept, String other) {
        FormErrors errors = mergedAccounts
                .successorOf(other.substring(0, Math.min(other.length(), LONGEST_NAME)))
                .map(successor -> FormErrors.none().and("other", "merge-already", successor))
                .orElseGet(() -> FormErrors.none().and("other", "merge-unknown"));
        return FormErrors.answer(Templates.mergeWhom(kept, other, errors));
    }

    private static Response stale(MergePreview preview, String reason) {
        return Response.status(CONFLICT)
                .entity(Templates.merge(preview, new Typed(reason, true), FormErrors.none()))
                .build();
    }
}
