package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** The results of a class as a file for spreadsheets, for its teachers. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/results.csv")
@Authenticated
class ResultFilePages {
    private final ClassroomAccess access;
    private final ResultReading reading;

    ResultFilePages(ClassroomAccess access, ResultReading reading) {
        this.access = access;
        this.reading = reading;
    }

    @GET
    @Produces("text/csv;charset=UTF-8")
    public Response file(@PathParam("id") long id) {
        Membership teacher = access.teacher(id);
        return Response.ok(ResultFile.text(reading.of(teacher)))
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        "attachment; filename=\"" + ResultFile.name(teacher.classroom()) + "\"")
                .build();
    }
}
