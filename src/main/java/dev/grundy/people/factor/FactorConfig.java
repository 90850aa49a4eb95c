package dev.grundy.people.factor;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** How second factors are kept. */
@ConfigMapping(prefix = "grundy.second-factor")
interface FactorConfig {
    /**
     * A file that this site's user alone can read, with a line {@code NAME KEY} for each key that seals the secrets of code apps. A key has
     * 32 bytes in base64. The first one seals; the others open secrets that they sealed before. Without it secrets are stored as they are.
     */
    Optional<Path> keyFile();
}
