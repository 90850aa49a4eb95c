package dev.grundy.web.frame;

import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The facts about the page's reader that the layout needs. */
@RequestScoped
@Named("visitor")
public class Visitor {
    /** The cookie beside the session's that scripts may read. */
    public static final String MARK_COOKIE = "grundy_visitor";

    private static final String ADMIN = "admin";
    private static final int LONGEST_SECTION = 20;
    private static final String MODERATOR = "moderator";
    private static final String AUTHOR = "author";

    private final CurrentIdentityAssociation identity;
    private final RoutingContext request;
    private final boolean withoutWalls;

    Visitor(CurrentIdentityAssociation identity, RoutingContext request, WarningConfig config) {
        this.identity = identity;
        this.request = request;
        this.withoutWalls = config.unsafe();
    }

    /** Whether every page must warn that this node may run programs without walls. */
    public boolean isWithoutWalls() {
        return withoutWalls;
    }

    public boolean isSignedIn() {
        return !identity().isAnonymous();
    }

    public boolean isAdmin() {
        return identity().hasRole(ADMIN);
    }

    /** Whether there is anything for them in the admin area. */
    public boolean isInOffice() {
        return isAdmin() || identity().hasRole(MODERATOR);
    }

    /** Whether they write problems, and have no other business in the admin area. */
    public boolean isAuthor() {
        return identity().hasRole(AUTHOR);
    }

    /** Which sign-in of this browser the page was made for; empty for a guest. The page's script compares it with the cookie. */
    public String getMark() {
        Cookie mark = request.request().getCookie(MARK_COOKIE);
        return isSignedIn() && mark != null ? mark.getValue() : "";
    }

    /** Empty for a guest. */
    public String getName() {
        return isSignedIn() ? identity().getPrincipal().getName() : "";
    }

    public Theme getTheme() {
        return Theme.of(request);
    }

    /** In which the page speaks. */
    public PageLanguage getLanguage() {
        return ReaderLanguage.now();
    }

    /** Code of the language that was chosen in this browser; empty without one. The page's script compares it with the cookie. */
    public String getChosenLanguage() {
        return ReaderLanguage.cookie(request);
    }

    /** Those that may be chosen. */
    public List<PageLanguage> getLanguages() {
        return List.of(PageLanguage.values());
    }

    /** Where a choice of a language is sent, which an account keeps and else the browser. */
    public String getLanguageAddress() {
        return isSignedIn() ? "/account/language" : "/language";
    }

    /** Whether the page's address leads to it again; else it came in answer to a form. */
    public boolean isAtAnAddress() {
        return HttpMethod.GET.equals(request.request().method());
    }

    /** Where the visitor is, to come back to after signing in: path and query. */
    public String getAddress() {
        return LocalAddress.ofRequest(request.request().uri()).value();
    }

    /** {@link #getAddress} as one value of a query. The doors themselves are no place to come back to: they hand on the one they were given. */
    public String getReturnAddress() {
        boolean atADoor = isAt("/sign-in") || isAt("/register");
        return URLEncoder.encode(atADoor ? handedOn() : getAddress(), StandardCharsets.UTF_8);
    }

    /** Of a form's answer, and of a step behind a door, the front page. */
    private String handedOn() {
        boolean isGiven = isAtAnAddress() && (isExactlyAt("/sign-in") || isExactlyAt("/register"));
        return LocalAddress.orHome(isGiven ? request.request().getParam("return") : null)
                .value();
    }

    /** For the navigation: whether the visitor is at that path or below it. */
    public boolean isAt(String path) {
        return request.normalizedPath().equals(path) || request.normalizedPath().startsWith(path + "/");
    }

    /** For the navigation: the first part of the path, such as {@code problems}; empty on the front page and where nothing is. */
    public String getSection() {
        String section = request.normalizedPath().split("/", 3)[1];
        return section.length() <= LONGEST_SECTION ? section : "";
    }

    /** As {@link #isAt}, and not below it. */
    public boolean isExactlyAt(String path) {
        return request.normalizedPath().equals(path);
    }

    private SecurityIdentity identity() {
        return identity.getIdentity();
    }
}
