package dev.grundy.web.error;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Visitor;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a person, or a program, whose request cannot be answered.
 *
 * @param status 400 to 599
 * @param words  which title and text of ours are shown, by their part of the key: a status, or a kind of error
 * @param detail one sentence more than the status says; empty when there is none
 * @param requestId to be quoted to the operator
 * @param cameFrom  the page with the form or link that led here, to go back to after signing in
 * @param carried   the text that came with the request, to be sent again; empty where there was none
 * @param language  of the reader
 */
public record ErrorPage(
        int status,
        String words,
        Optional<String> detail,
        String requestId,
        LocalAddress cameFrom,
        Optional<CarriedText> carried,
        PageLanguage language) {
    private static final String HTML = "text/html;charset=UTF-8";
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;
    private static final int FALLBACK_CLIENT_ERROR = 400;
    private static final int FALLBACK_SERVER_ERROR = 500;

    static ErrorPage of(RoutingContext request, int status, @Nullable String detail) {
        return of(request, status, wordsOf(status), detail);
    }

    /** For a request that another site may have sent. */
    public static ErrorPage ofCrossOrigin(RoutingContext request) {
        return of(request, FORBIDDEN, "cross-origin", null);
    }

    private static ErrorPage of(RoutingContext request, int status, String words, @Nullable String detail) {
        return new ErrorPage(
                status,
                words,
                Optional.ofNullable(detail),
                RequestIds.of(request),
                cameFrom(request),
                Optional.empty(),
                ReaderLanguage.of(request));
    }

    /** The same page with a text to be sent again. */
    ErrorPage carrying(Optional<CarriedText> text) {
        return new ErrorPage(status, words, detail, requestId, cameFrom, text, language);
    }

    /** For a script that puts the answer into its page, the sentence alone; for everybody else as {@link #bodyFor}. */
    public Body partOrPageFor(RoutingContext request) {
        return request.request().getHeader(ErrorMappers.PART) == null
                ? bodyFor(request)
                : ReaderLanguage.in(language, () -> new Body(HTML, part()));
    }

    /** In the form the asker wants. */
    Body bodyFor(RoutingContext request) {
        if (ApiPath.isOf(request)) {
            return Body.of(ProblemDetails.of(status, requestId));
        }
        return ReaderLanguage.in(
                language, () -> wantsJson(request) ? new Body("application/json", json()) : new Body(HTML, html()));
    }

    /** As {@link Visitor#isWithoutWalls()}, which an error page cannot be sure of. */
    public boolean isWithoutWalls() {
        return ConfigProvider.getConfig()
                .getOptionalValue("grundy.unsafe", Boolean.class)
                .orElse(false);
    }

    /** Whether signing in would help. */
    public boolean isForGuests() {
        return status == UNAUTHORIZED;
    }

    public String title() {
        return Texts.of("error-" + words + "-title");
    }

    public String explanation() {
        return Texts.of("error-" + words + "-text");
    }

    private String html() {
        return Templates.error(this).render();
    }

    private String part() {
        return Templates.refusedPart(sentence()).render();
    }

    private String json() {
        ObjectNode error = new ObjectNode(JsonNodeFactory.instance)
                .put("status", status)
                .put("error", title())
                .put("detail", sentence())
                .put("requestId", requestId);
        return error.toString();
    }

    private String sentence() {
        return detail.orElseGet(this::explanation);
    }

    /** A status we have words for: this one, or the plain one of its class. */
    private static String wordsOf(int status) {
        if (Texts.has("error-" + status + "-title")) {
            return String.valueOf(status);
        }
        return String.valueOf(status < FALLBACK_SERVER_ERROR ? FALLBACK_CLIENT_ERROR : FALLBACK_SERVER_ERROR);
    }

    /** Its path alone: with any host that a browser names there, nobody is led to it. */
    private static LocalAddress cameFrom(RoutingContext request) {
        return Optional.ofNullable(request.request().getHeader("Referer"))
                .map(LocalRedirects::local)
                .map(LocalAddress::ofRequest)
                .orElseGet(() -> LocalAddress.orHome(null));
    }

    private static boolean wantsJson(RoutingContext request) {
        String accept = request.request().getHeader("Accept");
        return accept != null && accept.contains("application/json") && !accept.contains("text/html");
    }

    record Body(String contentType, String text) {
        static Body of(ProblemDetails problem) {
            return new Body(ProblemDetails.MEDIA_TYPE, problem.json());
        }
    }

    @CheckedTemplate(basePath = "web/error", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance error(ErrorPage page);

        static native TemplateInstance refusedPart(String detail);
    }
}
