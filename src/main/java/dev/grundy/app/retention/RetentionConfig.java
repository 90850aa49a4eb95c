package dev.grundy.app.retention;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** How long the details of judgings are kept: what each test and the compiler said, and the first failure. */
@ConfigMapping(prefix = "grundy.retention")
public interface RetentionConfig {
    /** How long a judging keeps its details that does not count any more because the submission was judged again: 1d to 3650d. */
    @WithDefault("30d")
    Duration superseded();

    /** How long a judging that counts keeps them, 1d to 3650d; without it for ever, since its page shows them. Its verdict stays. */
    Optional<Duration> details();
}
