package dev.grundy.web.cache;

import com.github.luben.zstd.util.Native;
import io.netty.handler.codec.compression.StandardCompressionOptions;
import io.quarkus.vertx.http.HttpServerOptionsCustomizer;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/**
 * Lets the framework compress texts as zstd (RFC 8878) for clients that take it; the others get gzip. Says with each answer that another may
 * come compressed otherwise: caches have to know.
 */
@Singleton
class Compression implements HttpServerOptionsCustomizer {
    private static final Logger LOG = Logger.getLogger(Compression.class);
    private static final Pattern REFUSED = Pattern.compile("(?i)\\bzstd\\s?;\\s?q=0(\\.0{1,3})?(?![.0-9])");
    private static final int PRIORITY = 890;
    /** The fastest of 22. It takes a fifth of the time of gzip's level 3 and leaves as much. */
    private static final int LEVEL = 1;
    /** Longer answers are several frames. */
    private static final int FRAME_BYTES = 1 << 16;
    /** Netty refuses an answer of more than 31 MiB otherwise (netty/netty, issue 14972). */
    private static final int MOST_BYTES = Integer.MAX_VALUE;

    void register(@Observes Filters filters) {
        filters.register(Compression::add, PRIORITY);
    }

    private static void add(RoutingContext request) {
        request.addHeadersEndHandler(done -> {
            MultiMap headers = request.response().headers();
            headers.add(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
            if (refusesZstd(request) && !headers.contains(HttpHeaders.CONTENT_ENCODING)) {
                headers.set(HttpHeaders.CONTENT_ENCODING, HttpHeaders.IDENTITY);
            }
        });
        request.next();
    }

    /** Netty would send zstd all the same to a client that says {@code zstd;q=0} and takes gzip. */
    private static boolean refusesZstd(RoutingContext request) {
        String taken = request.request().getHeader(HttpHeaders.ACCEPT_ENCODING);
        return taken != null && REFUSED.matcher(taken).find();
    }

    @Override
    public void customizeHttpServer(HttpServerOptions options) {
        try {
            Native.load();
        } catch (LinkageError e) {
            LOG.warnf("Pages are compressed as gzip, not as zstd, which takes five times as long: %s", e.getMessage());
            return;
        }
        options.addCompressor(StandardCompressionOptions.zstd(LEVEL, FRAME_BYTES, MOST_BYTES));
    }
}
