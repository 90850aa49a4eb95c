package dev.grundy.problem.discussion;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Questions under problems and answers to them. */
@ConfigMapping(prefix = "grundy.discussion")
interface DiscussionConfig {
    /** How old an account without a confirmed address has to be before it may write: 0s for at once. */
    @WithDefault("7d")
    Duration accountAge();

    /** How many posts and changes of posts a person may write within an hour. */
    @WithDefault("20")
    int mostPerHour();

    /** How many links a post of a person may have who has solved no problem. */
    @WithDefault("3")
    int linksOfNewcomers();
}
