package dev.grundy.studio.proof;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Proofs of packages that admins ask for. */
@ConfigMapping(prefix = "grundy.proof")
interface ProvingConfig {
    /** How long a proof, its report and an archive that was only proved are kept. */
    @WithDefault("90d")
    Duration kept();
}
