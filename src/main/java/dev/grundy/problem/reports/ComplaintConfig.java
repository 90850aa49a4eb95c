package dev.grundy.problem.reports;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Reports about problems. */
@ConfigMapping(prefix = "grundy.reports")
interface ComplaintConfig {
    /** How many a person may make within a day. */
    @WithDefault("10")
    int mostPerDay();
}
