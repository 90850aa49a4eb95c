package dev.grundy.web;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.List;

/** Who may reach the pages, and how. */
@ConfigMapping(prefix = "grundy.web")
interface WebConfig {
    /** A block that no peer is in: the address of nobody. */
    String NOBODY = "0.0.0.0/32";

    /**
     * Proxies in front, as addresses or blocks such as {@code 10.0.0.0/8}, separated by commas. Of these alone the headers
     * {@code X-Forwarded-For} and {@code X-Forwarded-Proto} are believed; by default of nobody.
     */
    @WithDefault(NOBODY)
    List<String> trustedProxies();
}
