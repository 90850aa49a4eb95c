package dev.grundy.people.export;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;

/** Gives a person all that is stored about them. */
@Path("/account/data.zip")
@Authenticated
class OwnDataPages {
    private final CurrentAccount current;
    private final OwnDataArchive archive;
    private final Downloads downloads = new Downloads();

    OwnDataPages(CurrentAccount current, OwnDataArchive archive) {
        this.current = current;
        this.archive = archive;
    }

    /** Written as it is read. */
    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response download(RoutingContext request) {
        Person person = current.required();
        if (!downloads.begin(person.accountId())) {
            throw new ClientErrorException(Response.Status.TOO_MANY_REQUESTS);
        }
        downloads.endWith(request, person.accountId());
        StreamingOutput zip = output -> archive.write(person.accountId(), output);
        return Response.ok(zip, "application/zip")
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"grundy-" + person.name() + ".zip\"")
                .build();
    }
}
