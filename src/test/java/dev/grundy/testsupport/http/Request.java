package dev.grundy.testsupport.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * A request to the application under test, over the JDK's client. Follows no redirect.
 */
public final class Request {
    private static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String CONTENT_TYPE = "Content-Type";
    private static final String SITE = "Sec-Fetch-Site";
    private static final String UNSAFE_IN_ADDRESSES = " \"<>\\^`{|}";

    /** Where a server is that Quarkus did not start; null while Quarkus has. */
    private static final AtomicReference<String> ELSEWHERE = new AtomicReference<>();

    private final Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final Map<String, String> cookies = new LinkedHashMap<>();
    private final List<String> fields = new ArrayList<>();
    private final Multipart parts = new Multipart();
    private byte[] body = {};

    private Request() {
        from("same-origin");
    }

    /** One that says nothing yet but that a page of ours sends it, as browsers say. */
    public static Request given() {
        return new Request();
    }

    /** From now on this JVM asks the server at that address, such as {@code http://localhost:8080}. */
    public static void askAt(String address) {
        ELSEWHERE.set(address);
    }

    /** Address of the server that is asked, without a slash at its end. */
    public static String home() {
        // By its own class loader: threads of a pool may have another one, which knows another configuration.
        return Optional.ofNullable(ELSEWHERE.get())
                .orElseGet(() -> ConfigProvider.getConfig(Request.class.getClassLoader())
                        .getValue("test.url", String.class)
                        .replaceFirst("/$", ""));
    }

    /**
     * One more of that name.
     *
     * @throws IllegalArgumentException for what is not ASCII, which the client would change in silence: RawHttp sends that
     */
    public Request header(String name, Object value) {
        if (!StandardCharsets.US_ASCII.newEncoder().canEncode(String.valueOf(value))) {
            throw new IllegalArgumentException("no ASCII: " + value);
        }
        headers.computeIfAbsent(name, unused -> new ArrayList<>()).add(String.valueOf(value));
        return this;
    }

    /** Sent by such a page: another value of {@code Sec-Fetch-Site}. */
    public Request from(String site) {
        headers.put(SITE, List.of(site));
        return this;
    }

    /** Without {@code Sec-Fetch-Site}, as programs ask and browsers where nothing is encrypted. */
    public Request fromNowhere() {
        headers.remove(SITE);
        return this;
    }

    public Request accept(String types) {
        return header("Accept", types);
    }

    public Request contentType(String type) {
        headers.put(CONTENT_TYPE, List.of(type));
        return this;
    }

    public Request cookie(String name, String value) {
        cookies.put(name, value);
        return this;
    }

    public Request cookies(Map<String, String> all) {
        cookies.putAll(all);
        return this;
    }

    /** A field of a form; each element of an {@link Iterable} is one of that name. */
    public Request formParam(String name, Object value) {
        if (value instanceof Iterable<?> several) {
            several.forEach(one -> formParam(name, one));
        } else {
            fields.add(encoded(name) + "=" + encoded(String.valueOf(value)));
        }
        return this;
    }

    public Request formParams(Map<String, ?> all) {
        all.forEach(this::formParam);
        return this;
    }

    /** A field of a form that takes files. */
    public Request multiPart(String name, String value) {
        parts.field(name, value);
        return this;
    }

    public Request multiPart(String name, String fileName, byte[] content) {
        return multiPart(name, fileName, content, "application/octet-stream");
    }

    public Request multiPart(String name, String fileName, byte[] content, String type) {
        parts.file(name, fileName, content, type);
        return this;
    }

    public Request body(String text) {
        return body(text.getBytes(StandardCharsets.UTF_8));
    }

    public Request body(byte[] bytes) {
        body = bytes.clone();
        return this;
    }

    /** As JSON. */
    public Request body(Map<String, ?> members) {
        try {
            return body(JSON.writeValueAsBytes(members));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no JSON: " + members, e);
        }
    }

    public Response get(String address) {
        return request("GET", address);
    }

    public Response head(String address) {
        return request("HEAD", address);
    }

    public Response post(String address) {
        return request("POST", address);
    }

    public Response put(String address) {
        return request("PUT", address);
    }

    public Response delete(String address) {
        return request("DELETE", address);
    }

    /** @param address of this server, or a whole one; what no address may have in it is encoded, and nothing else */
    public Response request(String method, String address) {
        String whole = address.startsWith("http://") ? address : home() + address;
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(legal(whole)));
        BodyPublisher content = content();
        headers.forEach((name, values) -> values.forEach(value -> request.header(name, value)));
        if (!cookies.isEmpty()) {
            List<String> pairs = new ArrayList<>();
            cookies.forEach((name, value) -> pairs.add(name + "=" + value));
            request.setHeader("Cookie", String.join("; ", pairs));
        }
        try {
            // Without words about a body, as browsers ask.
            HttpRequest sent = method.equals("GET") && content.contentLength() == 0
                    ? request.GET().build()
                    : request.method(method, content).build();
            return Response.of(CLIENT.send(sent, BodyHandlers.ofByteArray()));
        } catch (IOException e) {
            throw new AssertionError("no answer to " + method + " " + whole, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted during " + method + " " + whole, e);
        }
    }

    /** What is sent, whose type becomes a header unless there is one. */
    private BodyPublisher content() {
        if (!parts.isEmpty()) {
            headers.putIfAbsent(CONTENT_TYPE, List.of(parts.contentType()));
            return BodyPublishers.ofByteArray(parts.toBytes());
        }
        if (!fields.isEmpty()) {
            headers.putIfAbsent(CONTENT_TYPE, List.of("application/x-www-form-urlencoded"));
            return BodyPublishers.ofString(String.join("&", fields), StandardCharsets.US_ASCII);
        }
        if (body.length > 0) {
            headers.putIfAbsent(CONTENT_TYPE, List.of("text/plain; charset=utf-8"));
            return BodyPublishers.ofByteArray(body);
        }
        return BodyPublishers.noBody();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String legal(String address) {
        StringBuilder legal = new StringBuilder(address.length());
        address.codePoints().forEach(c -> {
            if (c <= ' ' || c >= 0x7f || UNSAFE_IN_ADDRESSES.indexOf(c) >= 0) {
                legal.append(URLEncoder.encode(Character.toString(c), StandardCharsets.UTF_8)
                        .replace("+", "%20"));
            } else {
                legal.appendCodePoint(c);
            }
        });
        return legal.toString();
    }
}
