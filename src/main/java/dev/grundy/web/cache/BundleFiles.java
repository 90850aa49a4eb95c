package dev.grundy.web.cache;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;

/**
 * Serves bundled scripts and styles compressed as well as gzip can, each compressed once, by the first caller. Others and
 * those who do not take gzip get the files as they are, from the framework.
 */
@Singleton
class BundleFiles {
    static final String PATH = "/static/bundle/";

    private static final Pattern NAME = Pattern.compile(PATH + "([A-Za-z0-9_-]{1,100}+\\.(js|css))");
    private static final Map<String, String> TYPES =
            Map.of("js", "text/javascript;charset=UTF-8", "css", "text/css;charset=UTF-8");
    private static final String GZIP = "gzip";
    /** After the filters that know who may ask at all, before anybody asks who it is. */
    private static final int PRIORITY = 610;

    /** By name. Of names that strangers made up nothing is kept. */
    private final Map<String, Buffer> compressed = new ConcurrentHashMap<>();

    void register(@Observes Filters filters) {
        filters.register(this::serve, PRIORITY);
    }

    private void serve(RoutingContext request) {
        Matcher asked = NAME.matcher(request.normalizedPath());
        if (!request.request().method().equals(HttpMethod.GET) || !asked.matches() || !takesGzip(request)) {
            request.next();
            return;
        }
        Buffer known = compressed.get(asked.group(1));
        if (known != null) {
            answer(request, asked.group(2), known);
            return;
        }
        request.vertx()
                .executeBlocking(() -> compress(asked.group(1)), false)
                .onSuccess(made -> made.ifPresentOrElse(file -> answer(request, asked.group(2), file), request::next))
                .onFailure(request::fail);
    }

    private Optional<Buffer> compress(String name) {
        try (InputStream file = Thread.currentThread()
                .getContextClassLoader()
                .getResourceAsStream("META-INF/resources" + PATH + name)) {
            if (file == null) {
                return Optional.empty();
            }
            byte[] text = file.readAllBytes();
            return Optional.of(compressed.computeIfAbsent(name, unused -> gzip(text)));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the bundled file " + name + ": " + e.getMessage(), e);
        }
    }

    private static Buffer gzip(byte[] text) {
        return Buffer.buffer(Gzip.compress(text, Deflater.BEST_COMPRESSION));
    }

    private static void answer(RoutingContext request, String extension, Buffer file) {
        request.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, TYPES.get(extension))
                .putHeader(HttpHeaders.CONTENT_ENCODING, GZIP)
                .end(file);
    }

    /** A client that says {@code gzip;q=0} does not (RFC 9110, 12.5.3). */
    static boolean takesGzip(RoutingContext request) {
        String taken = request.request().getHeader(HttpHeaders.ACCEPT_ENCODING);
        return taken != null
                && Stream.of(taken.split(","))
                        .map(String::strip)
                        .anyMatch(one -> one.equals(GZIP) || one.startsWith(GZIP + ";") && !one.endsWith("q=0"));
    }
}
