package dev.grundy.problem.catalogue;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Where packages come from and are kept. */
@ConfigMapping(prefix = "grundy")
interface CatalogueConfig {
    /** The directory whose packages are served; without it those that the database has already. */
    Optional<Path> problems();

    /** How often is looked whether its packages changed: a change is served when two looks in a row saw it. 0s: only at the start. */
    @WithDefault("5s")
    Duration problemsLook();

    /** Where everything lives that outlasts a restart: the database, unpacked packages, what judging keeps. */
    @WithDefault("data")
    Path data();

    /** The role of the node: web serves pages, judge judges, all does both; a node that only judges loads no packages. */
    @WithDefault("all")
    String role();
}
