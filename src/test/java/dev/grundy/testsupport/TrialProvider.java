package dev.grundy.testsupport;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.token.BearerAccessToken;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.Prompt;
import com.nimbusds.openid.connect.sdk.SubjectType;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An OpenID Connect provider with keys and HTTP of its own, made of the provider's parts of Nimbus' library. It asks for
 * a name in a page, knows one client by its secret, wants PKCE (S256), and redeems a code once. A {@link Trick} makes it
 * lie in one thing.
 */
public final class TrialProvider implements AutoCloseable {
    public static final String CLIENT = "grundy-here";
    public static final String SECRET = "a secret of at least thirty-two bytes, made for tests";

    private static final int TEN_MEGABYTES = 10_000_000;

    private final HttpServer server;
    private final ExecutorService workers = Executors.newCachedThreadPool();
    private final Map<String, Somebody> people = new ConcurrentHashMap<>();
    private final Map<String, Given> codes = new ConcurrentHashMap<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private volatile Trick trick = Trick.NONE;
    private volatile InstantSource clock = InstantSource.system();
    private volatile @Nullable String description;
    private volatile @Nullable String given;

    /** What is wrong. */
    public enum Trick {
        NONE,
        /** Nothing is: another algorithm that is allowed. */
        ELLIPTIC,
        WRONG_NONCE,
        NO_NONCE,
        WRONG_ISSUER,
        WRONG_AUDIENCE,
        SEVERAL_AUDIENCES,
        OTHER_PARTY,
        FOREIGN_KEY,
        UNKNOWN_KEY_ID,
        ALGORITHM_NONE,
        PUBLIC_KEY_AS_SECRET,
        SECRET_OF_THE_CLIENT,
        EXPIRED,
        WRONG_ACCESS_TOKEN,
        NO_SUBJECT,
        EMPTY_SUBJECT,
        LONG_SUBJECT,
        ODD_SUBJECT,
        EMPTY_PARTY,
        /** It does not say when somebody signed in. */
        NO_SIGN_IN_TIME,
        /** It never asks a user that it knows, even if told to. */
        ASKS_NOBODY,
        /** Its clock is far ahead. */
        SIGN_IN_TO_COME,
        /** The tokens come with ten megabytes. */
        HUGE_TOKENS,
        /** The code is not redeemed. */
        NO_TOKENS,
        /** The tokens never come. */
        SILENT,
        /** It describes itself with ten megabytes. */
        HUGE_DESCRIPTION,
        /** It describes another. */
        OTHER_DESCRIPTION,
        /** Its tokens are to be asked for over a line that others read. */
        OPEN_DESCRIPTION
    }

    /**
     * A user that it knows.
     *
     * @param verified whether it says that it has seen to the address
     */
    public record Somebody(String subject, String name, String address, boolean verified) {}

    private record Given(Somebody who, AuthenticationRequest request) {}

    public TrialProvider() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(workers);
        server.createContext("/.well-known/openid-configuration", this::describe);
        server.createContext("/keys", exchange -> answer(exchange, 200, "application/json", TrialTokens.keys()));
        server.createContext("/authorize", this::ask);
        server.createContext("/token", this::redeem);
        server.start();
    }

    public String issuer() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** From now on it knows them. */
    public Somebody add(Somebody somebody) {
        people.put(somebody.name(), somebody);
        return somebody;
    }

    /** From now on it describes itself so. */
    public void describeAs(String text) {
        description = text;
    }

    /** From now on it gives those tokens. */
    public void give(String text) {
        given = text;
    }

    /** From now on. */
    public void play(Trick played) {
        trick = played;
    }

    private void describe(HttpExchange exchange) throws IOException {
        String said = trick == Trick.OTHER_DESCRIPTION ? "https://another.example" : issuer();
        OIDCProviderMetadata metadata = new OIDCProviderMetadata(
                new com.nimbusds.oauth2.sdk.id.Issuer(said),
                List.of(SubjectType.PUBLIC),
                URI.create(issuer() + "/keys"));
        metadata.setAuthorizationEndpointURI(URI.create(issuer() + "/authorize"));
        metadata.setTokenEndpointURI(
                URI.create(trick == Trick.OPEN_DESCRIPTION ? "http://provider.example/token" : issuer() + "/token"));
        metadata.setSupportsAuthorizationResponseIssuerParam(true);
        metadata.applyDefaults();
        String padding = trick == Trick.HUGE_DESCRIPTION ? " ".repeat(TEN_MEGABYTES) : "";
        @Nullable String text = description;
        answer(exchange, 200, "application/json", text == null ? padding + metadata.toJSONObject() : text);
    }

    /** Who is there? */
    private void ask(HttpExchange exchange) throws IOException {
        String query = exchange.getRequestURI().getRawQuery();
        try {
            AuthenticationRequest request = AuthenticationRequest.parse(query);
            if (!CLIENT.equals(request.getClientID().getValue())
                    || request.getCodeChallenge() == null
                    || !CodeChallengeMethod.S256.equals(request.getCodeChallengeMethod())) {
                answer(exchange, 400, "text/plain", "no such client, or no PKCE");
                return;
            }
            if (exchange.getRequestMethod().equals("GET")) {
                answer(exchange, 200, "text/html", page(query));
                return;
            }
            Map<String, String> form = form(exchange);
            @Nullable Somebody who = people.get(form.getOrDefault("who", ""));
            String back = request.getRedirectionURI() + "?state="
                    + URLEncoder.encode(request.getState().getValue(), StandardCharsets.UTF_8) + "&iss="
                    + URLEncoder.encode(issuer(), StandardCharsets.UTF_8);
            exchange.getResponseHeaders()
                    .set(
                            "Location",
                            form.containsKey("cancel") || who == null
                                    ? back + "&error=access_denied"
                                    : back + "&code=" + code(new Given(who, request)));
            answer(exchange, 303, "text/plain", "");
        } catch (ParseException e) {
            answer(exchange, 400, "text/plain", String.valueOf(e.getMessage()));
        }
    }

    private String code(Given given) {
        AuthorizationCode code = new AuthorizationCode();
        codes.put(code.getValue(), given);
        return code.getValue();
    }

    private void redeem(HttpExchange exchange) throws IOException {
        HTTPRequest http = new HTTPRequest(HTTPRequest.Method.POST, URI.create(issuer() + "/token"));
        http.setHeader("Content-Type", exchange.getRequestHeaders().getFirst("Content-Type"));
        http.setHeader("Authorization", exchange.getRequestHeaders().getFirst("Authorization"));
        http.setBody(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        try {
            TokenRequest request = TokenRequest.parse(http);
            AuthorizationCodeGrant grant = (AuthorizationCodeGrant) request.getAuthorizationGrant();
            ClientSecretBasic client = (ClientSecretBasic) request.getClientAuthentication();
            @Nullable Given given = codes.remove(grant.getAuthorizationCode().getValue());
            boolean isRight = given != null
                    && client.getClientID().getValue().equals(CLIENT)
                    && client.getClientSecret().getValue().equals(SECRET)
                    && given.request().getRedirectionURI().equals(grant.getRedirectionURI())
                    && given.request()
                            .getCodeChallenge()
                            .equals(CodeChallenge.compute(CodeChallengeMethod.S256, grant.getCodeVerifier()));
            if (!isRight || trick == Trick.NO_TOKENS) {
                answer(exchange, 400, "application/json", "{\"error\":\"invalid_grant\"}");
                return;
            }
            send(exchange, given);
        } catch (ParseException e) {
            answer(exchange, 400, "application/json", "{\"error\":\"invalid_request\"}");
        }
    }

    private void send(HttpExchange exchange, Given given) throws IOException {
        BearerAccessToken access = new BearerAccessToken();
        TrialTokens.About about = new TrialTokens.About(
                issuer(), CLIENT, given.request().getNonce().getValue(), given.who(), access, signedInAt(given));
        String right = new OIDCTokenResponse(new OIDCTokens(TrialTokens.token(about, trick), access, null))
                .toJSONObject()
                .toString();
        switch (trick) {
            case SILENT -> awaitTheEnd();
            case HUGE_TOKENS -> answer(exchange, 200, "application/json", " ".repeat(TEN_MEGABYTES) + right);
            default -> {
                @Nullable String text = this.given;
                answer(exchange, 200, "application/json", text == null ? right : text);
            }
        }
    }

    /** It knew everybody for an hour, and asks the users that it is told to ask: those sign in now. */
    private Instant signedInAt(Given given) {
        AuthenticationRequest request = given.request();
        @Nullable Prompt prompt = request.getPrompt();
        boolean asks = prompt != null && prompt.contains(Prompt.Type.LOGIN) && request.getMaxAge() == 0;
        Instant now = clock.instant();
        return switch (trick) {
            case ASKS_NOBODY -> now.minusSeconds(3600);
            case SIGN_IN_TO_COME -> now.plusSeconds(3600);
            default -> asks ? now : now.minusSeconds(3600);
        };
    }

    /** From now on it tells the time by that. */
    public void setClock(InstantSource told) {
        clock = told;
    }

    private void awaitTheEnd() {
        try {
            closing.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String page(String query) {
        return "<!doctype html><html lang=en><title>Trial provider</title><main><h1>Who are you?</h1><form method=post action=\"/authorize?"
                + query.replace("&", "&amp;")
                + "\"><label>Name <input id=who name=who></label> <button>Continue</button> <button name=cancel value=yes>Cancel</button></form></main></html>";
    }

    private static Map<String, String> form(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        Matcher fields = Pattern.compile("([^=&]+)=([^&]*)").matcher(body);
        Map<String, String> form = new ConcurrentHashMap<>();
        while (fields.find()) {
            form.put(fields.group(1), URLDecoder.decode(fields.group(2), StandardCharsets.UTF_8));
        }
        return form;
    }

    /** A client that has heard enough goes away in between: that is theirs to do. */
    private static void answer(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type + ";charset=UTF-8");
        try (exchange) {
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        closing.countDown();
        server.stop(0);
        workers.shutdownNow();
    }
}
