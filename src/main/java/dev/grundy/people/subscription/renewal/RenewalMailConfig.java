package dev.grundy.people.subscription.renewal;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Which mails are sent before a subscription renews, or a tier ends. */
@ConfigMapping(prefix = "grundy.renewal-mail")
interface RenewalMailConfig {
    /** Whether people get a mail before their subscription renews, and before their tier ends. */
    @WithDefault("true")
    boolean enabled();

    /** How long before the renewal or the end the mail is sent: 1d to 60d. */
    @WithDefault("7d")
    Duration before();

    /** The shortest period with a mail before its renewal, so that yearly prices have one and monthly ones none: 1d to 400d. */
    @WithDefault("60d")
    Duration shortestPeriod();
}
