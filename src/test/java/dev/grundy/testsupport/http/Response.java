package dev.grundy.testsupport.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** What a server answered, all of it. */
public final class Response {
    private final int status;
    private final Headers headers;
    private final byte[] body;

    private Response(int status, Headers headers, byte[] body) {
        this.status = status;
        this.headers = headers;
        this.body = body;
    }

    static Response of(HttpResponse<byte[]> response) {
        return new Response(response.statusCode(), Headers.of(response.headers()), response.body());
    }

    public int statusCode() {
        return status;
    }

    /** Without words: clients of HTTP 1.1 ignore them. */
    public String statusLine() {
        return "HTTP/1.1 " + status;
    }

    public Headers headers() {
        return headers;
    }

    /** The first of that name. */
    @Nullable
    public String header(String name) {
        return headers.getValues(name).stream().findFirst().orElse(null);
    }

    /** Empty where none is told. */
    public String contentType() {
        return String.join("", headers.getValues("Content-Type"));
    }

    /** All that are set, also to nothing. */
    public List<Cookie> cookies() {
        return headers.getValues("Set-Cookie").stream().map(Cookie::of).toList();
    }

    /** Value of the cookie that is set. */
    @Nullable
    public String cookie(String name) {
        Cookie cookie = setCookie(name);
        return cookie == null ? null : cookie.value();
    }

    @Nullable
    public Cookie setCookie(String name) {
        return cookies().stream()
                .filter(cookie -> cookie.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    /** The content, unpacked. */
    public byte[] asByteArray() {
        if (!headers.getValues("Content-Encoding").equals(List.of("gzip"))) {
            return body.clone();
        }
        try (GZIPInputStream content = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return content.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String asString() {
        return new String(asByteArray(), StandardCharsets.UTF_8);
    }

    /** @throws AssertionError when it is no JSON */
    public Json json() {
        return Json.of(asString());
    }

    /** To ask for what it must be. */
    public Check then() {
        return new Check(this);
    }

    @Override
    public String toString() {
        return statusLine() + "\n" + headers + "\n" + asString();
    }
}
