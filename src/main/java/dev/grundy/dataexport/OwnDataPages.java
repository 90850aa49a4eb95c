package dev.grundy.dataexport;

import dev.grundy.account.CurrentAccount;
import dev.grundy.account.Person;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Gives a person all that is stored about them. */
@Path("/account/data.zip")
@Authenticated
class OwnDataPages {
    /** Each keeps a thread while somebody reads. */
    private static final int MOST_AT_ONCE = 4;

    private final CurrentAccount current;
    private final OwnDataArchive archive;
    private final Set<Long> atWork = ConcurrentHashMap.newKeySet();

    OwnDataPages(CurrentAccount current, OwnDataArchive archive) {
        this.current = current;
        this.archive = archive;
    }

    /** Written as it is read, one of a person at a time. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response download() {
        Person person = current.required();
        if (atWork.size() >= MOST_AT_ONCE || atWork.contains(person.accountId())) {
            throw new ClientErrorException(Response.Status.TOO_MANY_REQUESTS);
        }
        // Taken only when it is written, so that whoever has gone meanwhile leaves nothing taken.
        StreamingOutput zip = output -> {
            atWork.add(person.accountId());
            try {
                archive.write(person.accountId(), output);
            } finally {
                atWork.remove(person.accountId());
            }
        };
        return Response.ok(zip, "application/zip")
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"grundy-" + person.name() + ".zip\"")
                .build();
    }
}
