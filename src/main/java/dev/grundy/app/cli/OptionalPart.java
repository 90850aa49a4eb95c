package dev.grundy.app.cli;

import dev.grundy.base.database.Database;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.OtherDatabases;
import dev.grundy.people.operator.OperatorTexts;
import dev.grundy.people.subscription.payment.PaymentSetup;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something that an operator may set up, and that everything else does without.
 *
 * @param name   one or two words
 * @param found  its present state
 * @param lacks  the gain of setting it up, and the way to do so; empty when it is set up
 */
record OptionalPart(String name, String found, Optional<Lack> lacks) {
    /**
     * The gain that is missing.
     *
     * @param brings the gain for people or the operator
     * @param cure   the setting that brings it
     */
    record Lack(String brings, String cure) {}

    private static final Pattern PROVIDER = Pattern.compile("GRUNDY_OPENID_([A-Z0-9]++)_ISSUER");

    private static final String OPERATOR_PAGES = "operator pages";
    private static final String JUDGE_LOGIN = "judge login";

    /** All there are, as the environment sets them up. */
    static List<OptionalPart> of(Path data, Map<String, String> environment) {
        return List.of(
                mail(data, environment),
                signIn(environment),
                codeApps(environment),
                subscriptions(environment),
                operatorPages(environment));
    }

    /** The rights of a judge's login on the server of the database; empty where that is a server of our own, which has none. */
    static Optional<OptionalPart> judgeLogin(Map<String, String> environment) {
        if (environment.getOrDefault("GRUNDY_DATABASE_URL", "").isBlank()) {
            return Optional.empty();
        }
        try (Database database = Database.open(Path.of(""), environment)) {
            return Optional.of(OtherDatabases.ofJudges(database.address().source())
                    .map(OptionalPart::judgeLogin)
                    .orElseGet(() -> new OptionalPart(JUDGE_LOGIN, "none: no node judges alone", Optional.empty())));
        } catch (DatabaseException e) {
            return Optional.of(new OptionalPart(JUDGE_LOGIN, "not known: " + e.getMessage(), Optional.empty()));
        }
    }

    private static OptionalPart judgeLogin(List<String> others) {
        return others.isEmpty()
                ? new OptionalPart(JUDGE_LOGIN, "may use Grundy's database alone", Optional.empty())
                : new OptionalPart(
                        JUDGE_LOGIN,
                        "may connect to, or make temporary tables in, " + String.join(", ", others),
                        Optional.of(new Lack(
                                "a judge that was taken over reaches no other database of this server",
                                "revoke connect, temporary on these databases from public; docs/operations.md")));
    }

    private static OptionalPart signIn(Map<String, String> environment) {
        Set<String> providers = environment.keySet().stream()
                .map(PROVIDER::matcher)
                .filter(Matcher::matches)
                .map(key -> key.group(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(TreeSet::new));
        if (providers.isEmpty()) {
            return new OptionalPart(
                    "sign-in",
                    "by name and password, and by passkeys",
                    Optional.of(
                            new Lack(
                                    "people sign in with an account that they have elsewhere, by OpenID Connect",
                                    "set GRUNDY_OPENID_…_ISSUER, …_CLIENT_ID, …_CLIENT_SECRET and GRUNDY_WEB_ADDRESS; docs/openid.md")));
        }
        String by = "by providers too: " + String.join(", ", providers);
        return environment.getOrDefault("GRUNDY_WEB_ADDRESS", "").isBlank()
                ? new OptionalPart(
                        "sign-in",
                        by + ", which send browsers back to localhost",
                        Optional.of(new Lack(
                                "they send browsers back to where people find this site",
                                "set GRUNDY_WEB_ADDRESS, such as https://judge.example")))
                : new OptionalPart("sign-in", by, Optional.empty());
    }

    private static OptionalPart codeApps(Map<String, String> environment) {
        String file = environment.getOrDefault("GRUNDY_SECOND_FACTOR_KEY_FILE", "");
        return file.isBlank()
                ? new OptionalPart(
                        "code apps",
                        "their secrets are stored as they are",
                        Optional.of(new Lack(
                                "a person who reads the database, or a backup of it, makes no codes",
                                "set GRUNDY_SECOND_FACTOR_KEY_FILE; docs/backup.md")))
                : new OptionalPart("code apps", "their secrets are sealed by the keys in " + file, Optional.empty());
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

    private static OptionalPart subscriptions(Map<String, String> environment) {
        PaymentSetup setup = PaymentSetup.of(environment);
        boolean told = !environment.getOrDefault("GRUNDY_WEB_ADDRESS", "").isBlank();
        if (setup.isComplete() && told) {
            return new OptionalPart(
                    "subscriptions", "sold by Stripe at " + setup.sold().size() + " prices", Optional.empty());
        }
        Stream<String> missing =
                Stream.concat(setup.missing().stream(), told ? Stream.empty() : Stream.of("grundy.web.address"));
        return new OptionalPart(
                "subscriptions",
                setup.isHalf() || setup.isComplete()
                        ? "begun, but nobody can pay for a tier"
                        : "none: ./grundy user grant gives tiers",
                Optional.of(new Lack(
                        "people pay for tiers at /subscribe",
                        "set " + missing.map(OptionalPart::variable).collect(Collectors.joining(", "))
                                + "; docs/subscriptions.md")));
    }

    private static OptionalPart operatorPages(Map<String, String> environment) {
        String directory = environment.getOrDefault("GRUNDY_OPERATOR_PAGES", "");
        if (directory.isBlank()) {
            return new OptionalPart(
                    OPERATOR_PAGES,
                    "none: no page leads to terms, privacy, imprint and contact",
                    Optional.of(new Lack(
                            "readers find the terms, and what the law asks of a site",
                            "set GRUNDY_OPERATOR_PAGES to a directory with these texts; docs/operations.md")));
        }
        List<String> missing = OperatorTexts.missingIn(Path.of(directory));
        return new OptionalPart(
                OPERATOR_PAGES,
                "texts in " + directory,
                missing.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Lack(
                                "readers find all of them in both languages",
                                "write " + String.join(", ", missing) + "; docs/operations.md")));
    }

    private static String variable(String key) {
        return key.replace('.', '_').replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
