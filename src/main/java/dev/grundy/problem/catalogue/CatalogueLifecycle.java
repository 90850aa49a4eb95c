package dev.grundy.problem.catalogue;

import dev.grundy.problem.catalogue.Catalogue.Loaded;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Loads the packages when a node that serves pages starts, and gives every node its cache of them. */
@Dependent
class CatalogueLifecycle {
    private static final Logger LOG = Logger.getLogger(CatalogueLifecycle.class);

    /** Before anything that needs problems. */
    void load(
            @Observes @Priority(Interceptor.Priority.APPLICATION) StartupEvent event,
            Catalogue catalogue,
            CatalogueConfig config) {
        Optional<Path> problems = config.problems();
        if (problems.isEmpty() || config.role().equals("judge")) {
            return;
        }
        if (!Files.isDirectory(problems.get())) {
            LOG.warnf("There is no directory %s: no problem is loaded", problems.get());
            return;
        }
        Loaded loaded = catalogue.load(problems.get());
        LOG.infof(
                "%d problems are served, %d packages are broken",
                loaded.published(), loaded.broken().size());
    }

    @Produces
    @Singleton
    PackageCache cache(CatalogueRepository versions, CatalogueConfig config) {
        return new PackageCache(config.data().resolve("packages"), versions);
    }
}
