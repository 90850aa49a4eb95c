package dev.grundy.problem.list;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;

/** Whether lists show the topics of their problems, which tell how to solve them. Kept in a cookie. */
enum TopicChips {
    SHOWN,
    HIDDEN;

    private static final String COOKIE = "grundy_topics";
    private static final String HIDDEN_CODE = "hidden";
    private static final Duration LIFETIME = Duration.ofDays(365);

    /** Shown for any other text. */
    static TopicChips ofCode(String code) {
        return code.equals(HIDDEN_CODE) ? HIDDEN : SHOWN;
    }

    static TopicChips of(RoutingContext request) {
        Cookie cookie = request.request().getCookie(COOKIE);
        return cookie == null ? SHOWN : ofCode(cookie.getValue());
    }

    boolean areShown() {
        return this == SHOWN;
    }

    NewCookie cookie(boolean secure) {
        return new NewCookie.Builder(COOKIE)
                .value(this == HIDDEN ? HIDDEN_CODE : "")
                .path("/")
                .maxAge(this == HIDDEN ? (int) LIFETIME.toSeconds() : 0)
                .httpOnly(true)
                .secure(secure)
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }
}
