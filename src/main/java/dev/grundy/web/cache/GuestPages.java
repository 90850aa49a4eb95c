package dev.grundy.web.cache;

import dev.grundy.base.kernel.Configured;
import dev.grundy.web.frame.WebConfig;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.smallrye.common.vertx.ContextLocals;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.container.ContainerResponseContext;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;

/**
 * Answers guests with pages that were made a moment ago for guests who asked alike. Only endpoints that say so are kept ({@link KeptForGuests}), and
 * only for browsers that bring nothing by which they could be known ({@link GuestAsks}). A change through this node empties the memory before its
 * answer goes out; a change elsewhere is seen within two moments. Thread-safe.
 */
@ApplicationScoped // made when it is first asked: the framework gathers filters before there is a configuration
@KeptForGuests
class GuestPages {
    private static final String ASKED = "dev.grundy.web.cache.guest-asked";
    private static final String MADE = "dev.grundy.web.cache.guest-made";
    private static final String KEEPABLE = "dev.grundy.web.cache.guest-keepable";
    /** Where the framework has the endpoint's path, for its metrics. */
    private static final String PATH = "UrlPathTemplate";

    private static final String GZIP = "gzip";
    private static final int OK = 200;
    private static final int FIRST_REFUSAL = 400;
    private static final long MOST_BYTES = 32L << 20;
    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final Set<HttpMethod> QUESTIONS = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);
    /** After all filters that refuse; later filters only answer. */
    private static final int PRIORITY = 600;

    private final KeptPages pages;

    GuestPages(WebConfig config, Clock clock) {
        Duration time = Configured.within(
                "grundy.web.guest-pages-kept-for", config.guestPagesKeptFor(), Duration.ZERO, LONGEST);
        this.pages = new KeptPages(time, MOST_BYTES, clock);
    }

    private record Asked(GuestAsks asks, long before) {}

    private record Made(PageText text, @Nullable String path) {}

    void register(@Observes Filters filters) {
        if (!pages.keepNothing()) {
            filters.register(this::serve, PRIORITY);
        }
    }

    private void serve(RoutingContext request) {
        if (!QUESTIONS.contains(request.request().method())) {
            forgetWhenChanged(request);
            request.next();
            return;
        }
        Optional<GuestAsks> asked = GuestAsks.of(request);
        Optional<KeptPages.Page> page = asked.flatMap(pages::find);
        if (page.isPresent()) {
            answer(request, page.get());
            return;
        }
        asked.ifPresent(asks -> expect(request, new Asked(asks, pages.forgotten())));
        request.next();
    }

    /** Handlers of a head's end run from the last to the first: this one after the framework's, which says what type it is. */
    private void expect(RoutingContext request, Asked asked) {
        request.put(ASKED, asked);
        request.addHeadersEndHandler(done -> {
            Made made = request.get(MADE);
            String type = request.response().headers().get(HttpHeaders.CONTENT_TYPE);
            if (made != null && type != null) {
                pages.keep(asked.asks(), new KeptPages.Page(made.text(), type, made.path()), asked.before());
            }
        });
    }

    private void forgetWhenChanged(RoutingContext request) {
        request.addHeadersEndHandler(done -> {
            if (request.response().getStatusCode() < FIRST_REFUSAL) {
                pages.forgetAll();
            }
        });
    }

    private void answer(RoutingContext request, KeptPages.Page page) {
        if (page.path() != null) {
            ContextLocals.put(PATH, page.path());
        }
        request.response().putHeader(HttpHeaders.CONTENT_TYPE, page.type()).putHeader(HttpHeaders.VARY, "Accept");
        request.response().end(text(request, page.text()));
    }

    /** In the form that the one who asks takes, which the answer then says. */
    private static Buffer text(RoutingContext request, PageText page) {
        if (!BundleFiles.takesGzip(request)) {
            return page.plain();
        }
        request.response().putHeader(HttpHeaders.CONTENT_ENCODING, GZIP);
        return page.gzip();
    }

    /** Of the endpoints that say that their pages may be kept. An answer that says more than a page is not. */
    @ServerResponseFilter
    public void allow(ContainerResponseContext answer, RoutingContext request) {
        boolean isPlain = answer.getStatus() == OK
                && answer.getHeaders().keySet().stream().allMatch("Content-Type"::equalsIgnoreCase);
        if (isPlain && request.get(ASKED) != null) {
            request.put(KEEPABLE, true);
        }
    }

    /** The bytes to send of a page that was just made, which others may get too; null if it is its visitor's alone. */
    @Nullable
    Buffer keep(RoutingContext request, String text) {
        Asked asked = request.get(ASKED);
        if (asked == null || request.get(KEEPABLE) == null) {
            return null;
        }
        // A cookie that was set meanwhile, such as a message's, belongs to somebody.
        if (!GuestAsks.choices(request.request())
                .equals(Optional.of(asked.asks().choices()))) {
            return null;
        }
        PageText page = PageText.of(text);
        request.put(MADE, new Made(page, ContextLocals.<@Nullable String>get(PATH, null)));
        return text(request, page);
    }
}
