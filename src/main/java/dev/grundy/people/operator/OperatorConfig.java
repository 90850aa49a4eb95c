package dev.grundy.people.operator;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** What the operator of the site tells its readers. */
@ConfigMapping(prefix = "grundy.operator")
interface OperatorConfig {
    /**
     * A directory with texts in markdown: {@code terms}, {@code privacy}, {@code imprint} and {@code contact}, each as {@code .en.md} and
     * {@code .de.md}. The foot of every page leads to those that are there. They are read at the start.
     */
    Optional<Path> pages();
}
