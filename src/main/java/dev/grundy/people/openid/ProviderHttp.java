package dev.grundy.people.openid;

import com.nimbusds.jose.util.Resource;
import com.nimbusds.jose.util.ResourceRetriever;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.http.HTTPRequestSender;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.http.ReadOnlyHTTPRequest;
import com.nimbusds.oauth2.sdk.http.ReadOnlyHTTPResponse;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Talks with one provider. No answer may take longer than its patience or be longer than 256 KiB, no redirect is followed. It is asked only
 * so much at a time. A caller that comes when it is asked that much waits, a class that signs in together, for as long as its patience. But
 * only so many threads do, so that a provider that hangs does not hold them all. Thread-safe.
 */
final class ProviderHttp implements HTTPRequestSender, ResourceRetriever {
    private static final long LONGEST = 256 * 1024;
    static final int AT_ONCE = 8;
    static final int MOST_WAITING = 64;
    private static final int OK = 200;

    private final HttpClient client;
    private final Duration patience;
    private final Semaphore room = new Semaphore(AT_ONCE + MOST_WAITING);
    private final Semaphore places = new Semaphore(AT_ONCE, true);

    ProviderHttp(HttpClient client, Duration patience) {
        this.client = client;
        this.patience = patience;
    }

    /** @throws IOException also when it is no text of at most 256 KiB, or not there */
    String get(URI address) throws IOException {
        HttpResponse<String> response = exchange(HttpRequest.newBuilder(address)
                .header("Accept", "application/json")
                .build());
        if (response.statusCode() != OK) {
            throw new IOException(address + " answers " + response.statusCode());
        }
        return response.body();
    }

    @Override
    public Resource retrieveResource(URL address) throws IOException {
        try {
            return new Resource(get(address.toURI()), "application/json");
        } catch (URISyntaxException e) {
            throw new IOException(address + " is no address", e);
        }
    }

    @Override
    public ReadOnlyHTTPResponse send(ReadOnlyHTTPRequest request) throws IOException {
        HttpRequest.Builder asked = HttpRequest.newBuilder(request.getURI())
                .method(
                        request.getMethod().name(),
                        BodyPublishers.ofString(
                                Optional.ofNullable(request.getBody()).orElse("")));
        request.getHeaderMap().forEach((name, values) -> values.forEach(value -> asked.header(name, value)));
        HttpResponse<String> response = exchange(asked.build());
        HTTPResponse answer = new HTTPResponse(response.statusCode());
        List<String> types = response.headers().allValues("Content-Type");
        if (!types.isEmpty()) {
            try {
                answer.setContentType(types.getFirst());
            } catch (ParseException e) {
                throw new IOException(request.getURI() + " answers with a type that is none", e);
            }
        }
        answer.setBody(response.body());
        return answer;
    }

    private HttpResponse<String> exchange(HttpRequest request) throws IOException {
        if (!room.tryAcquire()) {
            throw new IOException((AT_ONCE + MOST_WAITING) + " requests wait for "
                    + request.uri().getHost() + " already");
        }
        try {
            if (!places.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new IOException(request.uri().getHost() + " has answered no other within " + patience);
            }
            try {
                return answer(request);
            } finally {
                places.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while " + request.uri() + " was asked", e);
        } finally {
            room.release();
        }
    }

    private HttpResponse<String> answer(HttpRequest request) throws IOException, InterruptedException {
        CompletableFuture<HttpResponse<String>> answer = null;
        try {
            // The limit in time is of the whole answer: that of the request ends with its head.
            answer = client.sendAsync(
                    request, BodyHandlers.limiting(BodyHandlers.ofString(StandardCharsets.UTF_8), LONGEST));
            return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new IOException(request.uri() + " has not answered within " + patience, e);
        } catch (ExecutionException e) {
            throw new IOException(request.uri() + " cannot be read (" + e.getCause() + ")", e);
        } finally {
            if (answer != null) {
                answer.cancel(true);
            }
        }
    }
}
