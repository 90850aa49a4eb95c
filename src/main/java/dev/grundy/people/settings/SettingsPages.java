package dev.grundy.people.settings;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.TimeZones;
import dev.grundy.people.email.choice.ChosenMail;
import dev.grundy.people.email.choice.MailChoices;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Choices of a person about their own account: the time zone, the language, the weekly mail, and the readers of the profile. */
@Path("/account")
@Authenticated
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class SettingsPages {
    private final CurrentAccount current;
    private final Settings settings;
    private final MailChoices choices;
    private final Flash flash;

    SettingsPages(CurrentAccount current, Settings settings, MailChoices choices, Flash flash) {
        this.current = current;
        this.settings = settings;
        this.choices = choices;
        this.flash = flash;
    }

    /**
     * An empty name is none: the browser's zone is used for times then, and UTC for days. A page that offers the browser's zone names itself
     * to come back to. A person who has one that Grundy does not know is led to the list.
     */
    @OpenToSuspended
    @POST
    @Path("/time-zone")
    public Response timeZone(
            @FormParam("zone") @DefaultValue("") String zone, @FormParam("return") @Nullable String returnTo) {
        if (!zone.isEmpty() && TimeZones.parse(zone).isEmpty()) {
            if (returnTo == null) {
                throw new BadRequestException();
            }
            flash.notice("account-zone-unknown");
            return toAccount();
        }
        settings.moveTo(current.required(), TimeZones.parse(zone));
        flash.success("account-zone-changed");
        return returnTo == null
                ? toAccount()
                : Response.seeOther(LocalAddress.orHome(returnTo).uri()).build();
    }

    /** A text that is no language ends the choice: the browser's language is used then. */
    @OpenToSuspended
    @POST
    @Path("/language")
    public Response language(
            @FormParam("language") @DefaultValue("") String code,
            @FormParam("return") @DefaultValue("/account") String returnTo,
            RoutingContext request) {
        Optional<PageLanguage> language = PageLanguage.ofCode(code);
        settings.speak(current.required(), language);
        return Response.seeOther(LocalAddress.orHome(returnTo).uri())
                .cookie(ReaderLanguage.choice(language, request))
                .build();
    }

    @OpenToSuspended
    @POST
    @Path("/weekly-mail")
    public Response weeklyMail(@FormParam("wanted") @DefaultValue("") String wanted) {
        return choices.answer(ChosenMail.WEEKLY, wanted);
    }

    @POST
    @Path("/profile")
    public Response profile(@FormParam("visible") @DefaultValue("") String visible) {
        boolean isPublic = visible.equals("everybody");
        settings.showProfile(current.required(), isPublic);
        flash.success(isPublic ? "account-profile-public" : "account-profile-private");
        return toAccount();
    }

    private static Response toAccount() {
        return Response.seeOther(URI.create("/account")).build();
    }
}
