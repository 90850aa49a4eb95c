package dev.grundy.web.frame;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One message that survives one redirect, in a cookie. The cookie carries the message's key, not its words,
 * so that nobody can make the site say something of their own.
 */
@RequestScoped
@Named("flash")
public class Flash {
    private static final String COOKIE = "grundy_flash";
    private static final int LIFETIME_SECONDS = 60;
    private static final int LONGEST_ARGUMENT = 80;

    private final RoutingContext request;

    Flash(RoutingContext request) {
        this.request = request;
    }

    /** Says on the next page that something went well. */
    public void success(String messageKey, Object... arguments) {
        keep(Kind.SUCCESS, messageKey, arguments);
    }

    /** Says on the next page something to be noticed. */
    public void notice(String messageKey, Object... arguments) {
        keep(Kind.NOTICE, messageKey, arguments);
    }

    /** The message kept by the request before, which is then forgotten; null when there is none. For the layout. */
    public @Nullable FlashMessage take() {
        Cookie cookie = request.request().getCookie(COOKIE);
        if (cookie == null || request.get(COOKIE) != null) {
            return null;
        }
        request.response().addCookie(cookie("", 0));
        return parse(cookie.getValue()).orElse(null);
    }

    private void keep(Kind kind, String messageKey, Object... arguments) {
        Stream<String> parts = Stream.concat(
                Stream.of(kind.name(), messageKey), Stream.of(arguments).map(String::valueOf));
        String value = String.join(
                ":",
                parts.map(part -> URLEncoder.encode(part, StandardCharsets.UTF_8))
                        .toList());
        request.put(COOKIE, true);
        request.response().addCookie(cookie(value, LIFETIME_SECONDS));
    }

    private Cookie cookie(String value, int maxAgeSeconds) {
        return Cookie.cookie(COOKIE, value)
                .setPath("/")
                .setHttpOnly(true)
                .setSecure(request.request().isSSL())
                .setSameSite(CookieSameSite.LAX)
                .setMaxAge(maxAgeSeconds);
    }

    private static Optional<FlashMessage> parse(String value) {
        try {
            List<String> parts = Stream.of(value.split(":"))
                    .map(part -> URLDecoder.decode(part, StandardCharsets.UTF_8))
                    .toList();
            if (parts.size() < 2
                    || !Texts.has(parts.get(1))
                    || parts.stream().anyMatch(part -> part.length() > LONGEST_ARGUMENT)) {
                return Optional.empty();
            }
            Object[] arguments = parts.subList(2, parts.size()).toArray();
            return Optional.of(new FlashMessage(Kind.valueOf(parts.get(0)), Texts.of(parts.get(1), arguments)));
        } catch (IllegalArgumentException e) {
            // A cookie we did not write: nothing to say.
            return Optional.empty();
        }
    }

    /** How a message is meant; its lower-case name is its CSS class. */
    public enum Kind {
        SUCCESS,
        NOTICE
    }

    /** @param text for people */
    public record FlashMessage(Kind kind, String text) {
        public String cssClass() {
            return kind.name().toLowerCase(Locale.ROOT);
        }
    }
}
