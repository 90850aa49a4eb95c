package dev.grundy.people.api.token;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How much programs may ask for. */
@ConfigMapping(prefix = "grundy.api")
public interface ApiConfig {
    /** Requests to {@code /api/} of one person within the window, on each node, 1 to 1000000. */
    @WithDefault("600")
    int perPerson();

    /** Requests to {@code /api/} from one address within the window, on each node; IPv6 counts by its first 64 bits. 1 to 1000000. */
    @WithDefault("1200")
    int perAddress();

    /** Over what time requests are counted, and so the longest wait: 1s to 1d. */
    @WithDefault("1m")
    Duration window();

    /** How long a node goes on taking a token for good after another node revoked it. A node sees its own changes at once. 0s to 1h. */
    @WithDefault("2s")
    Duration tokenRememberedFor();
}
