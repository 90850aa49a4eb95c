package dev.grundy.web.frame;

import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.smallrye.common.vertx.ContextLocals;
import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * In which language the reader of the answer is spoken to. It is the one they chose for their account, else the one chosen in this
 * browser, else the one the browser likes best, else English. Programs that ask {@code /api/} are spoken to in English, and so
 * is the reader of what no request asked for. Thread-safe.
 */
public final class ReaderLanguage {
    /** Attribute of a signed-in identity: the {@link PageLanguage} that the person chose, absent without one. */
    public static final String CHOSEN = "page-language";

    /** Holds the code of the language that was chosen in this browser; scripts may read it. */
    public static final String COOKIE = "grundy_page_language";

    private static final Duration KEPT = Duration.ofDays(365);
    private static final String REQUEST = "dev.grundy.web.frame.request";
    private static final String DECIDED = "dev.grundy.web.frame.page-language";
    private static final String API = "/api/";
    private static final ScopedValue<PageLanguage> TOLD = ScopedValue.newInstance();

    private ReaderLanguage() {}

    /** Of the request that is being worked on, or as {@link #in} said. */
    public static PageLanguage now() {
        if (TOLD.isBound()) {
            return TOLD.get();
        }
        RoutingContext request = request();
        return request == null ? PageLanguage.ENGLISH : decided(request);
    }

    /** The answer of {@code said} in that language, regardless of the request: for texts that are rendered outside of their reader's request. */
    public static <T> T in(PageLanguage language, Supplier<T> said) {
        return ScopedValue.where(TOLD, language).call(said::get);
    }

    /**
     * The name of a language other than the reader's in the reader's own, such as {@code Englisch}; empty for the reader's language.
     *
     * @param tag of the language (RFC 5646)
     */
    public static Optional<String> nameOfOther(String tag) {
        Locale reader = now().locale();
        return Optional.of(Locale.forLanguageTag(tag))
                .filter(other -> !other.getLanguage().equals(reader.getLanguage()))
                .map(other -> other.getDisplayLanguage(reader))
                .filter(name -> !name.isEmpty());
    }

    /** As far as it is known without waiting for the database: an account's choice counts once somebody asked who is signed in. */
    public static PageLanguage of(RoutingContext request) {
        PageLanguage decided = request.get(DECIDED);
        return decided != null
                ? decided
                : of(request, request.user() instanceof QuarkusHttpUser user ? user.getSecurityIdentity() : null);
    }

    /** The value of the cookie that came with the request; empty without one. */
    static String cookie(RoutingContext request) {
        Cookie cookie = request.request().getCookie(COOKIE);
        return cookie == null ? "" : cookie.getValue();
    }

    /** Keeps the request at which {@link #now} looks from here on. */
    static void remember(RoutingContext request) {
        ContextLocals.put(REQUEST, request);
    }

    /** A cookie that keeps the choice, or ends it where there is none. */
    public static NewCookie choice(Optional<PageLanguage> language, RoutingContext request) {
        return new NewCookie.Builder(COOKIE)
                .value(language.map(PageLanguage::code).orElse(""))
                .path("/")
                .maxAge(language.isPresent() ? (int) KEPT.toSeconds() : 0)
                .secure(request.request().isSSL())
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }

    private static PageLanguage decided(RoutingContext request) {
        PageLanguage decided = request.get(DECIDED);
        if (decided != null) {
            return decided;
        }
        if (!BlockingOperationControl.isBlockingAllowed()) {
            return of(request);
        }
        PageLanguage language = of(request, QuarkusHttpUser.getSecurityIdentityBlocking(request, null));
        request.put(DECIDED, language);
        return language;
    }

    private static PageLanguage of(RoutingContext request, @Nullable SecurityIdentity reader) {
        if (request.normalizedPath().startsWith(API)) {
            return PageLanguage.ENGLISH;
        }
        PageLanguage chosen = reader == null ? null : reader.getAttribute(CHOSEN);
        return Optional.ofNullable(chosen)
                .or(() -> PageLanguage.ofCode(cookie(request)))
                .or(() -> PageLanguage.preferred(request.request().getHeader("Accept-Language")))
                .orElse(PageLanguage.ENGLISH);
    }

    private static @Nullable RoutingContext request() {
        return VertxContext.isOnDuplicatedContext() ? ContextLocals.<@Nullable RoutingContext>get(REQUEST, null) : null;
    }
}
