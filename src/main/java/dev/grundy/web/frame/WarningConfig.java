package dev.grundy.web.frame;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The danger of which every page must warn. */
@ConfigMapping(prefix = "grundy")
interface WarningConfig {
    /** Whether programs are judged even where walls are missing; every page says so then. */
    @WithDefault("false")
    boolean unsafe();
}
