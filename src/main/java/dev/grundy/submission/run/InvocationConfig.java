package dev.grundy.submission.run;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How much may be run before it is submitted. */
@ConfigMapping(prefix = "grundy.run")
interface InvocationConfig {
    /** Runs of one person within the window. */
    @WithDefault("60")
    int perPerson();

    /** Runs of all guests of one address within the window; IPv6 counts by its first 64 bits. */
    @WithDefault("20")
    int perAddress();

    /** Over what time runs are counted, and so the longest wait. */
    @WithDefault("2m")
    Duration window();

    /** Runs of one person, or one guest, that may wait or run at a time. */
    @WithDefault("2")
    int pending();

    /** Runs of all guests together that may wait or run at a time: they go before submissions. */
    @WithDefault("8")
    int pendingOfGuests();

    /** How long a run and its output are kept. */
    @WithDefault("1d")
    Duration kept();
}
