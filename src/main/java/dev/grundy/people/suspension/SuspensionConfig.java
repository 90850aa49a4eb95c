package dev.grundy.people.suspension;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How suspensions behave. */
@ConfigMapping(prefix = "grundy.suspension")
interface SuspensionConfig {
    /** How long a node goes on letting somebody write after another process suspended them; what it did itself it sees at once. */
    @WithDefault("2s")
    Duration rememberedFor();
}
