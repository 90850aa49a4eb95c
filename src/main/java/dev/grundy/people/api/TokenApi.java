package dev.grundy.people.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.api.token.Grant;
import dev.grundy.people.api.token.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** The scopes of a program's token and its owner: the first thing to ask with a new token. */
@Path("/api/v1/token")
@Authenticated
@RequiresScope({Scope.READ_PROBLEMS, Scope.SUBMIT, Scope.READ_PROGRESS})
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Token")
class TokenApi {
    private final CurrentAccount current;
    private final ApiAccess access;

    TokenApi(CurrentAccount current, ApiAccess access) {
        this.current = current;
        this.access = access;
    }

    /**
     * The token of the request.
     *
     * @param owner     name of the person whose token it is
     * @param name      as its owner called it; left out for a browser's cookie
     * @param expiresAt left out for one that does not end by itself
     */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Shown(
            String owner,
            @Nullable String name,
            List<String> scopes,
            @Nullable Instant expiresAt) {}

    @GET
    @Operation(
            summary = "The token of this request",
            description = "Whose it is, what it may be used for, and until when.")
    public Shown token() {
        Optional<Grant> grant = access.grant();
        return new Shown(
                current.required().name(),
                grant.map(Grant::name).orElse(null),
                Stream.of(Scope.values()).filter(access::has).map(Scope::code).toList(),
                grant.flatMap(Grant::expiresAt).orElse(null));
    }
}
