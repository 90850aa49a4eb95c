package dev.grundy.studio.upload;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Packages that admins and authors upload as zips. */
@ConfigMapping(prefix = "grundy.upload")
interface UploadConfig {
    /** MiB of a zip; never more than 128. */
    @WithDefault("64")
    int largestMebibytes();

    /** How many uploads are kept; the oldest that is over goes first. */
    @WithDefault("50")
    int mostKept();

    /** How many uploads of one author are kept; their oldest that is over goes first. */
    @WithDefault("5")
    int mostKeptOfAuthor();

    /** How long an upload is kept, with its report. */
    @WithDefault("30d")
    Duration kept();
}
