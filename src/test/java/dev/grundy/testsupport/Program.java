package dev.grundy.testsupport;

import static dev.grundy.testsupport.http.Request.given;

import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that comes to the API with a token, and with nothing else. */
public final class Program {
    private static final Pattern TOKEN = Pattern.compile("grundy_[0-9A-Za-z]{49}");

    private final String token;

    private Program(String token) {
        this.token = token;
    }

    /** With a token that the person makes on the page, for those scopes. */
    public static Program of(Visit person, String... scopes) {
        return with(tokenOf(person, "days-90", scopes));
    }

    /** With any text as its token. */
    public static Program with(String token) {
        return new Program(token);
    }

    /** The text of a token that the person makes on the page. */
    public static String tokenOf(Visit person, String lifetime, String... scopes) {
        Response page = person.submit(
                "/account/tokens",
                Map.of(
                        "name",
                        "a program",
                        "scope",
                        List.of(scopes),
                        "lifetime",
                        lifetime,
                        "current",
                        Visit.password()));
        Matcher shown = TOKEN.matcher(page.asString());
        if (!shown.find()) {
            throw new AssertionError("no token on the page: " + page.asString());
        }
        return shown.group();
    }

    public String token() {
        return token;
    }

    public Response get(String address) {
        return request().get(address);
    }

    public Response post(String address, String json) {
        return request().contentType("application/json").body(json).post(address);
    }

    /** A request with the token, for what the other methods do not do. */
    public Request request() {
        return given().fromNowhere().header("Authorization", "Bearer " + token);
    }
}
