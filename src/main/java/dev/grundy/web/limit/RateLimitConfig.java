package dev.grundy.web.limit;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How much work for judges one address may ask for, for all people behind it. */
@ConfigMapping(prefix = "grundy.rate-limit")
interface RateLimitConfig {
    /** Submissions and runs sent from one address within the window, on each node, 1 to 1000000; IPv6 counts by its first 64 bits. */
    @WithDefault("600")
    int perAddress();

    /** Over what time they are counted, and so the longest wait: 1s to 1d. */
    @WithDefault("5m")
    Duration window();
}
