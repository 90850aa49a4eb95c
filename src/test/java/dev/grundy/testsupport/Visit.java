package dev.grundy.testsupport;

import static dev.grundy.testsupport.http.Request.given;

import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Somebody at a browser without a screen: keeps cookies and sends forms. Follows no redirect. */
public final class Visit {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String FORM = "application/x-www-form-urlencoded";

    private final Map<String, String> cookies = new HashMap<>();
    private String name = "";
    private String languages = "";
    private String userAgent = "";

    private Visit() {}

    public static Visit asGuest() {
        return new Visit();
    }

    /** Somebody new, registered and signed in. */
    public static Visit signedIn() {
        return signedInFrom("");
    }

    /** As {@link #signedIn}, through a proxy that tells that address. */
    public static Visit signedInFrom(String forwarded) {
        return register(forwarded, newName());
    }

    /** As {@link #signedIn}, under a name that is still free. */
    public static Visit register(String name) {
        return register("", name);
    }

    private static Visit register(String forwarded, String name) {
        Visit visit = new Visit();
        visit.name = name;
        visit.submitFrom(forwarded, "/register", Map.of("name", visit.name, "password", password()))
                .then()
                .statusCode(303);
        return visit;
    }

    /** A name that nobody has yet. */
    public static String newName() {
        return "person-" + COUNT.incrementAndGet();
    }

    public static String password() {
        return "correct horse battery";
    }

    public String name() {
        return name;
    }

    public String cookie(String cookie) {
        return cookies.get(cookie);
    }

    public void setCookie(String cookie, String value) {
        cookies.put(cookie, value);
    }

    /** From now on the browser asks for pages in those languages, as {@code Accept-Language} has them. */
    public void prefer(String ranges) {
        languages = ranges;
    }

    /** From now on the browser sends that as {@code User-Agent}. */
    public void callItself(String name) {
        userAgent = name;
    }

    public Response get(String address) {
        return keepCookies(request().get(address));
    }

    /** Posts a form. */
    public Response submit(String address, Map<String, ?> fields) {
        return submitFrom("", address, fields);
    }

    /** As {@link #submit}, through a proxy that tells that address; without one when it is empty. */
    public Response submitFrom(String forwarded, String address, Map<String, ?> fields) {
        Request request = forwarded.isEmpty() ? request() : request().header("X-Forwarded-For", forwarded);
        return keepCookies(request.contentType(FORM).formParams(fields).post(address));
    }

    /** Sends the form without fields whose button says so. */
    public Response press(String button, String page) {
        Matcher form = Pattern.compile(
                        "<form method=\"post\" action=\"([^\"]*)\"[^>]*>(?:(?!</form>).)*<button[^>]*>"
                                + Pattern.quote(button) + "</button>",
                        Pattern.DOTALL)
                .matcher(page);
        if (!form.find()) {
            throw new AssertionError("no button '" + button + "' on the page: " + page);
        }
        return submit(form.group(1), Map.of());
    }

    /** A request with this person's cookies, for what the other methods do not do. */
    public Request request() {
        Request request = given().cookies(cookies);
        if (!userAgent.isEmpty()) {
            request.header("User-Agent", userAgent);
        }
        return languages.isEmpty() ? request : request.header("Accept-Language", languages);
    }

    private Response keepCookies(Response response) {
        response.cookies().forEach(cookie -> {
            if (cookie.isEnded()) {
                cookies.remove(cookie.name());
            } else {
                cookies.put(cookie.name(), cookie.value());
            }
        });
        return response;
    }
}
