package dev.grundy.submission.verdict;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Which languages pages offer. */
@ConfigMapping(prefix = "grundy.languages")
interface OfferConfig {
    /** How long pages go on offering the languages of the judge nodes after a node came, went or changed; submitting asks anew. */
    @WithDefault("1s")
    Duration rememberedFor();
}
