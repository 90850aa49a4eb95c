package dev.grundy.people.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DownloadsTest {
    private final Downloads downloads = new Downloads();

    @Test
    void aPersonHasOneAtATime() {
        assertThat(downloads.begin(7)).isTrue();
        assertThat(downloads.begin(7)).isFalse();
        assertThat(downloads.begin(8)).isTrue();
        downloads.end(7);
        assertThat(downloads.begin(7)).isTrue();
    }

    @Test
    void thereAreAFewInAll() {
        for (int account = 1; account <= Downloads.MOST_AT_ONCE; account++) {
            assertThat(downloads.begin(account)).isTrue();
        }
        assertThat(downloads.begin(99)).isFalse();
        downloads.end(1);
        assertThat(downloads.begin(99)).isTrue();
    }

    @Test
    void aDownloadEndsWithItsRequest() {
        List<Handler<?>> handlers = new ArrayList<>();
        downloads.begin(7);
        downloads.endWith(request(false, false, handlers), 7);
        assertThat(downloads.begin(7)).isFalse();
        handlers.getFirst().handle(null);
        assertThat(downloads.begin(7)).isTrue();
    }

    @Test
    void aRequestWhoseConnectionIsClosedLeavesNothingTaken() {
        downloads.begin(7);
        downloads.endWith(request(true, false, new ArrayList<>()), 7);
        assertThat(downloads.begin(7)).isTrue();
    }

    @Test
    void aRequestThatIsAnsweredLeavesNothingTaken() {
        downloads.begin(7);
        downloads.endWith(request(false, true, new ArrayList<>()), 7);
        assertThat(downloads.begin(7)).isTrue();
    }

    @Test
    void aRequestThatTakesNoHandlerLeavesNothingTaken() {
        downloads.begin(7);
        assertThatThrownBy(() -> downloads.endWith(request(false, false, List.of()), 7))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(downloads.begin(7)).isTrue();
    }

    /** Keeps the handlers that are added to it, and calls none. */
    private static RoutingContext request(boolean closed, boolean ended, List<Handler<?>> handlers) {
        HttpServerResponse response =
                fake(HttpServerResponse.class, (self, method, given) -> switch (method.getName()) {
                    case "closed" -> closed;
                    case "ended" -> ended;
                    default -> throw new AssertionError(method);
                });
        return fake(RoutingContext.class, (self, method, given) -> switch (method.getName()) {
            case "response" -> response;
            case "addEndHandler" -> {
                handlers.add((Handler<?>) given[0]);
                yield handlers.size();
            }
            default -> throw new AssertionError(method);
        });
    }

    private static <T> T fake(Class<T> type, InvocationHandler answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, answers));
    }

    @Test
    void ofManyThatComeAtOnceOneBegins() {
        assertThat(IntStream.range(0, 1_000)
                        .parallel()
                        .filter(any -> downloads.begin(7))
                        .count())
                .isEqualTo(1);
    }
}
