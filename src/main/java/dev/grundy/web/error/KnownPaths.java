package dev.grundy.web.error;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Singleton;
import jakarta.ws.rs.Path;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lets metrics of requests name the paths of our endpoints and nothing else. The framework names all that was asked for
 * when that came to no endpoint, and takes a hundred names. A stranger who made some up would leave none for the pages.
 */
final class KnownPaths implements MeterFilter {
    static final String OTHER = "OTHER";

    private static final String TAG = "uri";
    /** The names that the framework gives to whole classes of requests, and to the front page. */
    private static final Set<String> WORDS = Set.of("NOT_FOUND", "REDIRECTION", "UNKNOWN", "root");
    /** A parameter with a form, such as <code>{id: [0-9]+}</code>. */
    private static final Pattern FORM = Pattern.compile("\\{\\s*(\\w+)\\s*:.*?\\}(?=/|$)");

    private final Set<String> paths;

    KnownPaths(Set<String> paths) {
        this.paths = Set.copyOf(paths);
    }

    @Override
    public Meter.Id map(Meter.Id id) {
        String path = id.getTag(TAG);
        boolean isKnown = path == null || WORDS.contains(path) || paths.contains(path);
        return isKnown || !id.getName().startsWith("http.server")
                ? id
                : id.replaceTags(Tags.of(id.getTags()).and(Tag.of(TAG, OTHER)));
    }

    /** Gives the filter to the framework, with the paths of all endpoints that there are. */
    @Singleton
    static class Producer {
        @Produces
        @Singleton
        MeterFilter knownPaths(BeanManager beans) {
            Set<String> paths = new HashSet<>();
            for (Bean<?> bean : beans.getBeans(Object.class, Any.Literal.INSTANCE)) {
                pathsOf(bean.getBeanClass(), paths);
            }
            return new KnownPaths(paths);
        }

        private static void pathsOf(Class<?> endpoint, Set<String> paths) {
            Path base = endpoint.getAnnotation(Path.class);
            if (base == null) {
                return;
            }
            paths.add(path(base.value(), ""));
            for (Method method : endpoint.getDeclaredMethods()) {
                Optional.ofNullable(method.getAnnotation(Path.class))
                        .ifPresent(path -> paths.add(path(base.value(), path.value())));
            }
        }
    }

    static String path(String base, String rest) {
        String whole = FORM.matcher("/" + base + "/" + rest).replaceAll("{$1}");
        return whole.replaceAll("/+", "/").replaceAll("(?<=.)/$", "");
    }
}
