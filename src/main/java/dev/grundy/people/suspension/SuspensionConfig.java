package dev.grundy.people.suspension;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How suspensions behave. */
@ConfigMapping(prefix = "grundy.suspension")
interface SuspensionConfig {
    /** How long a node goes on letting a person write after another process suspended them. A node sees its own changes at once. */
    @WithDefault("2s")
    Duration rememberedFor();
}
