package dev.grundy.people.security;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How the log of security events behaves. */
@ConfigMapping(prefix = "grundy.security")
interface SecurityConfig {
    /** How long a security event is kept, with the network address it came from. */
    @WithDefault("180d")
    Duration kept();
}
