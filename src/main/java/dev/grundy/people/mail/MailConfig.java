package dev.grundy.people.mail;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** How mails leave. */
@ConfigMapping(prefix = "grundy.mail")
interface MailConfig {
    /** The SMTP server that takes mails; without it they become files in {@code outbox} of the data directory, and nobody gets any. */
    Optional<String> host();

    /** Of the SMTP server. */
    @WithDefault("587")
    int port();

    /** The user name at the SMTP server; without one, mails are sent without a login. */
    Optional<String> user();

    /** Of that login. Give it in the environment, never on a command line. */
    Optional<String> password();

    /** Whether the connection is encrypted from its first byte on, as servers have it at port 465. */
    @WithDefault("false")
    boolean tls();

    /** Whether a connection that begins open goes on encrypted: disabled is for a server on this host. */
    @WithDefault("required")
    StartTls startTls();

    /** The sender of mails: an address, also as {@code Grundy <judge@example.org>}. */
    @WithDefault("Grundy <grundy@localhost>")
    String from();

    /** How long handing over one mail may take. */
    @WithDefault("30s")
    Duration patience();

    /** How often is looked for mails to send. */
    @WithDefault("2s")
    Duration every();

    /** How long is tried to send a mail before it is given up. */
    @WithDefault("1d")
    Duration givenUpAfter();

    /** Encryption of a connection that begins without. */
    enum StartTls {
        DISABLED,
        OPTIONAL,
        REQUIRED
    }

    /** Settings of the node as a whole. */
    @ConfigMapping(prefix = "grundy")
    interface Node {
        /** The role of the node: web serves pages, judge judges, all does both. */
        @WithDefault("all")
        NodeRole role();

        /** Where everything lives that outlasts a restart: the database, unpacked packages, what judging keeps. */
        @WithDefault("data")
        Path data();
    }
}
