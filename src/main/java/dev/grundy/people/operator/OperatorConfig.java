package dev.grundy.people.operator;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** Settings of the operator's texts for readers of the site. */
@ConfigMapping(prefix = "grundy.operator")
interface OperatorConfig {
    /**
     * A directory with texts in markdown: {@code terms}, {@code privacy}, {@code imprint} and {@code contact}, each as {@code .en.md} and
     * {@code .de.md}. The foot of every page leads to those that are there. They are read at the start.
     */
    Optional<Path> pages();
}
