package dev.grundy.studio.copy;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How large may be what is written in the browser. */
@ConfigMapping(prefix = "grundy.studio")
public interface StudioConfig {
    /** MiB of one file of a problem that is being written; never more than 16. */
    @WithDefault("4")
    int largestFileMebibytes();

    /** MiB of all its files together. */
    @WithDefault("16")
    int largestCopyMebibytes();

    /** How many files it may have. */
    @WithDefault("2000")
    int mostFiles();

    /** Problems that may be in progress at a time. */
    @WithDefault("200")
    int mostCopies();

    /** Of how many problems in progress somebody may be an author and still begin another; admins begin as many as they like. */
    @WithDefault("20")
    int mostCopiesOfAuthor();
}
