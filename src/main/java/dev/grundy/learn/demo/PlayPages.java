package dev.grundy.learn.demo;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The game, one move an address: a form without a script, which a script sends without leaving the page. */
@Path("/play")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class PlayPages {
    @CheckedTemplate(basePath = "learn/demo", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance play(Board board);
    }

    @GET
    public TemplateInstance play(
            @QueryParam("start") @Nullable String start,
            @QueryParam("stones") @Nullable String stones,
            @QueryParam("take") @Nullable String take,
            @QueryParam("show") @Nullable String show) {
        return Board.of(number(start), number(stones), number(take), "yes".equals(show))
                .map(Templates::play)
                .orElseThrow(NotFoundException::new);
    }

    /** Empty where nothing is said. */
    private static OptionalInt number(@Nullable String text) {
        if (text == null) {
            return OptionalInt.empty();
        }
        if (!text.matches("[0-9]{1,3}")) {
            throw new NotFoundException();
        }
        return OptionalInt.of(Integer.parseInt(text));
    }
}
