package dev.grundy.people.weekly;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;

/** Where a person chooses the weekly mail, or stops it. */
@Path("/account/weekly-mail")
@Authenticated
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class WeeklyMailPages {
    private final CurrentAccount current;
    private final WeeklyMails mails;
    private final Flash flash;

    WeeklyMailPages(CurrentAccount current, WeeklyMails mails, Flash flash) {
        this.current = current;
        this.mails = mails;
        this.flash = flash;
    }

    @OpenToSuspended
    @POST
    public Response choose(@FormParam("wanted") @DefaultValue("") String wanted) {
        Person person = current.required();
        if (!wanted.equals("yes")) {
            mails.stop(person);
            flash.success("weekly-stopped");
        } else if (mails.choose(person)) {
            flash.success("weekly-chosen");
        } else {
            flash.notice("weekly-address");
        }
        return Response.seeOther(URI.create("/account")).build();
    }
}
