package dev.grundy.people.announcement;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How announcements behave. */
@ConfigMapping(prefix = "grundy.announcement")
interface AnnouncementConfig {
    /** How long a node may show old announcements after another process made or withdrew one. A node sees its own changes at once. */
    @WithDefault("10s")
    Duration rememberedFor();
}
