package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.problem.catalogue.Catalogue.Loaded;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Loads the packages when a node that serves pages starts, follows their directory from then on, and gives every node its
 * cache of them.
 */
@Singleton
class CatalogueLifecycle {
    private static final Logger LOG = Logger.getLogger(CatalogueLifecycle.class);

    /** A site that loses its directory loses all its problems. */
    private static final int MOST_NAMED = 20;

    private Optional<BackgroundLoop> loop = Optional.empty();

    /** Before anything that needs problems. Those of an earlier start are served at once, and looked for changes meanwhile. */
    void load(
            @Observes @Priority(Interceptor.Priority.APPLICATION) StartupEvent event,
            Catalogue catalogue,
            CatalogueRepository versions,
            CatalogueConfig config)
            throws IOException {
        Optional<Path> problems = config.problems();
        if (problems.isEmpty() || config.role().equals("judge")) {
            return;
        }
        PackageWatch watch = new PackageWatch(problems.get(), catalogue);
        boolean follows = config.problemsLook().compareTo(Duration.ZERO) > 0;
        if (!follows || versions.liveVersions().isEmpty()) {
            watch.begin().ifPresent(CatalogueLifecycle::tell);
        }
        if (follows) {
            loop = Optional.of(new BackgroundLoop(
                            "packages",
                            config.problemsLook(),
                            () -> watch.look().ifPresent(CatalogueLifecycle::tell))
                    .start());
        }
    }

    void stop(@Observes ShutdownEvent event) {
        loop.ifPresent(BackgroundLoop::close);
    }

    private static void tell(Loaded loaded) {
        LOG.infof(
                "%d problems are served, %d packages are broken",
                loaded.published(), loaded.broken().size());
        if (!loaded.withdrawn().isEmpty()) {
            LOG.infof(
                    "%d problems are no longer served, since their packages are gone: %s",
                    loaded.withdrawn().size(), named(loaded.withdrawn()));
        }
    }

    private static String named(List<String> withdrawn) {
        String first = withdrawn.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return withdrawn.size() > MOST_NAMED ? first + ", …" : first;
    }

    @Produces
    @Singleton
    PackageCache cache(CatalogueRepository versions, CatalogueConfig config) {
        return new PackageCache(config.data().resolve("packages"), versions);
    }
}
