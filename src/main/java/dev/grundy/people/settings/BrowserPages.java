package dev.grundy.people.settings;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;

/** Where a person signs out browsers that are not in front of them. */
@Path("/account/browsers")
@Authenticated
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class BrowserPages {
    private final CurrentAccount current;
    private final SignIns signIns;
    private final SecurityLog log;
    private final Flash flash;

    BrowserPages(CurrentAccount current, SignIns signIns, SecurityLog log, Flash flash) {
        this.current = current;
        this.signIns = signIns;
        this.log = log;
        this.flash = flash;
    }

    /** One that is signed out already, or another person's, is left as it is. */
    @ChangesWaysIn(back = "/account")
    @OpenToSuspended
    @POST
    @Path("/end")
    public Response end(@FormParam("browser") @DefaultValue("") String mark) {
        long account = current.required().accountId();
        if (signIns.endMarked(account, mark)) {
            log.record(SecurityEvent.SESSION_ENDED, account, "");
            flash.success("browsers-ended");
        } else {
            flash.notice("browsers-ended-already");
        }
        return toAccount();
    }

    @ChangesWaysIn(back = "/account")
    @OpenToSuspended
    @POST
    @Path("/end-others")
    public Response endOthers(RoutingContext request) {
        long account = current.required().accountId();
        SessionCookie.read(request).ifPresent(here -> signIns.endOthers(account, here));
        log.record(SecurityEvent.SESSIONS_ENDED, account, "");
        flash.success("browsers-others-ended");
        return toAccount();
    }

    private static Response toAccount() {
        return Response.seeOther(URI.create("/account")).build();
    }
}
