package dev.grundy.web.error;

import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The meanings of the types of errors: each is the address of its own description. */
@Path(ErrorType.PATH)
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Errors")
class ErrorsApi {
    /** A kind of error, for programs and those who write them. */
    public record Description(String type, int status, String title, String explanation) {
        static Description of(ErrorType type) {
            return new Description(type.address(), type.status(), type.title(), type.explanation());
        }
    }

    @GET
    @Operation(summary = "All kinds of errors", description = "What type of problem details (RFC 9457) can be.")
    public List<Description> all() {
        return Stream.of(ErrorType.values()).map(Description::of).toList();
    }

    @GET
    @Path("/{code}")
    @Operation(summary = "One kind of error")
    public Description one(@PathParam("code") String code) {
        return ErrorType.ofCode(code).map(Description::of).orElseThrow(NotFoundException::new);
    }
}
