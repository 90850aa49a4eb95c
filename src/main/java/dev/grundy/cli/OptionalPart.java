package dev.grundy.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Something that an operator may set up, and that everything else does without.
 *
 * @param name   one or two words
 * @param found  what is so now
 * @param lacks  what it would bring, and how; empty when it is set up
 */
record OptionalPart(String name, String found, Optional<Lack> lacks) {
    /**
     * What is to be gained.
     *
     * @param brings what people or the operator have of it
     * @param cure   what to set
     */
    record Lack(String brings, String cure) {}

    /** All there are, as the environment sets them up. */
    static List<OptionalPart> of(Path data, Map<String, String> environment) {
        return List.of(mail(data, environment));
    }

    private static OptionalPart mail(Path data, Map<String, String> environment) {
        String host = environment.getOrDefault("GRUNDY_MAIL_HOST", "");
        if (host.isBlank()) {
            return new OptionalPart(
                    "mail",
                    "files in " + data.resolve("outbox") + ", sent to nobody",
                    Optional.of(new Lack(
                            "people confirm their e-mail address and get in again when they forget their password",
                            "set GRUNDY_MAIL_HOST, GRUNDY_MAIL_FROM and GRUNDY_WEB_ADDRESS; docs/mail.md")));
        }
        String server = "by SMTP to " + host + ":" + environment.getOrDefault("GRUNDY_MAIL_PORT", "587");
        return environment.getOrDefault("GRUNDY_WEB_ADDRESS", "").isBlank()
                ? new OptionalPart(
                        "mail",
                        server + ", but the site's address is not set: ./grundy up will not start",
                        Optional.of(new Lack(
                                "mails lead people to this site",
                                "set GRUNDY_WEB_ADDRESS, such as https://judge.example")))
                : new OptionalPart("mail", server, Optional.empty());
    }
}
