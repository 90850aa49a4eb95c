package dev.grundy.web.frame;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import java.util.Locale;

/** Light, dark, or as the visitor's system says. Kept in a cookie, so that the first byte of a page already has it. */
public enum Theme {
    SYSTEM,
    LIGHT,
    DARK;

    public static final String COOKIE = "grundy_theme";

    /** For the cookie, the form and the page's {@code data-theme}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The theme with that code; {@link #SYSTEM} for any other text. */
    static Theme ofCode(String code) {
        for (Theme theme : values()) {
            if (theme.code().equals(code)) {
                return theme;
            }
        }
        return SYSTEM;
    }

    static Theme of(RoutingContext request) {
        Cookie cookie = request.request().getCookie(COOKIE);
        return cookie == null ? SYSTEM : ofCode(cookie.getValue());
    }
}
