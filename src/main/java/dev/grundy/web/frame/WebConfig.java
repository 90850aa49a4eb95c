package dev.grundy.web.frame;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The access to the pages: from which addresses, and how. */
@ConfigMapping(prefix = "grundy.web")
public interface WebConfig {
    /** A block that no peer is in: the address of nobody. */
    String NOBODY = "0.0.0.0/32";

    /**
     * Proxies in front, as addresses or blocks such as {@code 10.0.0.0/8}, separated by commas. Of these alone the headers
     * {@code X-Forwarded-For} and {@code X-Forwarded-Proto} are believed; by default of nobody.
     */
    @WithDefault(NOBODY)
    List<String> trustedProxies();

    /**
     * Where people find the site, such as {@code https://judge.example}. It is for links in mails and other texts that leave it, and to know
     * its own forms behind a proxy that changes {@code Host}. Without it: this host and the port, which is enough as long as nobody else comes.
     */
    Optional<String> address();

    /** Connections at a time, in all; never more than half of the process's descriptors (ulimit -n). */
    @WithDefault("8000")
    int connections();

    /** Connections at a time from one address, IPv6 counted by its first 64 bits; trusted proxies may have any number. */
    @WithDefault("400")
    int connectionsPerAddress();

    /** How long the head of a request may take, from the connection or from its first byte on; then the connection is closed. */
    @WithDefault("15s")
    Duration headPatience();

    /** The addresses or blocks that may read {@code /q/metrics}: by default this host, for requests that it forwards for nobody. */
    @WithDefault("127.0.0.0/8,::1")
    List<String> metricsFor();

    /** The addresses or blocks that may read {@code /q/health}: by default all, since orchestrators get their addresses from somebody else. */
    @WithDefault("0.0.0.0/0,::/0")
    List<String> healthFor();

    /** The addresses or blocks that may read the description of the API, {@code /q/openapi}: by default all. */
    @WithDefault("0.0.0.0/0,::/0")
    List<String> openapiFor();

    /**
     * How long a page is good for guests who ask alike. A change through this node is seen at once, one
     * elsewhere at most twice as late. Zero makes each page anew.
     */
    @WithDefault("1s")
    Duration guestPagesKeptFor();
}
