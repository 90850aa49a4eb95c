package dev.grundy.people.tier;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** How tiers behave. */
@ConfigMapping(prefix = "grundy.tier")
interface TierConfig {
    /** How long a node goes on taking an account for entitled after another process changed that. A node sees its own changes at once. */
    @WithDefault("2s")
    Duration rememberedFor();

    /** The person to ask for a tier, shown where a problem is shut. It is a mail address or a web address that begins with https:// or http://. */
    Optional<String> contact();
}
