package dev.grundy.submission.editor;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.grundy.people.api.RequiresScope;
import dev.grundy.people.api.token.Scope;
import dev.grundy.submission.verdict.OfferedLanguages;
import dev.grundy.submission.verdict.OfferedLanguages.OfferedLanguage;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** In which languages programs may be sent. */
@Path("/api/v1/languages")
@PermitAll
@RequiresScope({Scope.READ_PROBLEMS, Scope.SUBMIT})
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Languages")
class LanguagesApi {
    private final OfferedLanguages languages;

    LanguagesApi(OfferedLanguages languages) {
        this.languages = languages;
    }

    /**
     * A language that people may choose.
     *
     * @param id          for submissions
     * @param extensions  of its files, without the dot, the usual one first
     * @param available   whether some node judges it now; true while no node is there to tell
     * @param unavailable why not; left out while it is available
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ApiLanguage(
            String id,
            String name,
            List<String> extensions,
            boolean available,
            @Nullable String unavailable) {
        static ApiLanguage of(OfferedLanguage offered) {
            return new ApiLanguage(
                    offered.language().id(),
                    offered.language().name(),
                    offered.language().extensions(),
                    offered.isAvailable(),
                    offered.problem().orElse(null));
        }
    }

    @GET
    @Operation(summary = "Languages", description = "In the order in which pages offer them.")
    public List<ApiLanguage> languages() {
        return languages.among(List.of()).stream().map(ApiLanguage::of).toList();
    }
}
