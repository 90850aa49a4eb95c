package dev.grundy.people.announcement;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How announcements behave. */
@ConfigMapping(prefix = "grundy.announcement")
interface AnnouncementConfig {
    /** How long a node goes on showing what another process announced or withdrew before; what it did itself it sees at once. */
    @WithDefault("10s")
    Duration rememberedFor();
}
