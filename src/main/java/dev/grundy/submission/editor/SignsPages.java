package dev.grundy.submission.editor;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** By which the editor knows the language of a pasted text; it asks once a page, when something is pasted. */
@Path("/languages/signs.json")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
class SignsPages {
    private static final Duration FRESH = Duration.ofMinutes(10);

    private final Map<String, List<List<Object>>> signs;

    SignsPages(Languages languages) {
        this.signs = new LinkedHashMap<>();
        languages.offered().forEach(language -> signs.put(language.id(), signs(language)));
    }

    /** By a language's id, its signs as pairs of weight and regular expression. */
    @GET
    public Response signs() {
        return Response.ok(signs)
                .header(HttpHeaders.CACHE_CONTROL, "public, max-age=" + FRESH.toSeconds())
                .build();
    }

    private static List<List<Object>> signs(Language language) {
        return language.editing().signs().stream()
                .map(sign -> List.<Object>of(sign.weight(), sign.pattern()))
                .toList();
    }
}
