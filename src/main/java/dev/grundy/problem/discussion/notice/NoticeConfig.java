package dev.grundy.problem.discussion.notice;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How people learn of new answers. */
@ConfigMapping(prefix = "grundy.new-answers")
interface NoticeConfig {
    /** How long a menu goes on showing a number of new answers that another node changed; a node's own changes show at once. */
    @WithDefault("20s")
    Duration rememberedFor();
}
