package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.testsupport.MigratedDatabase;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OptionalPartTest {
    private static final Path DATA = Path.of("/srv/grundy");
    private static final Map<String, String> PAYMENTS = Map.of(
            "GRUNDY_PAYMENT_SECRET_KEY", "sk_test_1",
            "GRUNDY_PAYMENT_WEBHOOK_SECRET", "whsec_1",
            "GRUNDY_PAYMENT_PRICES", "basic:price_1,pro:price_2",
            "GRUNDY_WEB_ADDRESS", "https://judge.example");

    @Test
    void withoutAServerMailsAreFilesAndWhatIsGainedIsSaid() {
        OptionalPart mail = mail(Map.of());

        assertThat(mail.found()).isEqualTo("files in /srv/grundy/outbox, sent to nobody");
        assertThat(mail.lacks()).hasValueSatisfying(lack -> {
            assertThat(lack.brings()).contains("forget their password");
            assertThat(lack.cure()).contains("GRUNDY_MAIL_HOST", "GRUNDY_WEB_ADDRESS");
        });
    }

    @Test
    void textsOfTheOperatorThatAreMissingAreNamed() {
        assertThat(operatorPages(Map.of()).lacks())
                .hasValueSatisfying(lack -> assertThat(lack.cure()).contains("GRUNDY_OPERATOR_PAGES"));
        OptionalPart some = operatorPages(Map.of("GRUNDY_OPERATOR_PAGES", "src/test/resources/operator"));
        assertThat(some.lacks())
                .hasValueSatisfying(
                        lack -> assertThat(lack.cure())
                                .isEqualTo(
                                        "write privacy.en.md, privacy.de.md, imprint.en.md, contact.de.md; docs/operations.md"));
    }

    @Test
    void aServerOfOurOwnHasNoLoginOfJudges() {
        assertThat(OptionalPart.judgeLogin(Map.of())).isEmpty();
    }

    @Test
    void whatAJudgesLoginMayUseBesidesIsSaid() {
        DatabaseAddress address = MigratedDatabase.createAddress();
        String place = address.jdbcUrl()
                .replaceFirst("^jdbc:postgresql://", "postgresql://" + address.user() + ":" + address.password() + "@");
        assertThat(OptionalPart.judgeLogin(Map.of("GRUNDY_DATABASE_URL", place)))
                .hasValueSatisfying(part -> {
                    assertThat(part.found()).contains("may connect to", "postgres");
                    assertThat(part.lacks())
                            .hasValueSatisfying(lack -> assertThat(lack.cure()).contains("revoke connect"));
                });
    }

    @Test
    void aServerWithoutTheSitesAddressIsToldOf() {
        assertThat(mail(Map.of("GRUNDY_MAIL_HOST", "smtp.example")).found()).contains("will not start");
    }

    @Test
    void nothingIsLackingWhereBothAreSet() {
        OptionalPart mail = mail(Map.of(
                "GRUNDY_MAIL_HOST",
                "smtp.example",
                "GRUNDY_MAIL_PORT",
                "465",
                "GRUNDY_WEB_ADDRESS",
                "https://a.example"));

        assertThat(mail.found()).isEqualTo("by SMTP to smtp.example:465");
        assertThat(mail.lacks()).isEmpty();
    }

    @Test
    void withoutKeysNothingIsSoldAndItIsSaidWhatIsMissing() {
        OptionalPart part = subscriptions(Map.of());
        assertThat(part.found()).contains("none", "./grundy user grant");
        assertThat(part.lacks())
                .hasValueSatisfying(lack -> assertThat(lack.cure())
                        .contains("GRUNDY_PAYMENT_SECRET_KEY", "GRUNDY_PAYMENT_WEBHOOK_SECRET")
                        .contains("GRUNDY_PAYMENT_PRICES", "GRUNDY_WEB_ADDRESS", "docs/subscriptions.md"));
    }

    @Test
    void paymentsThatWereBegunAreNotTakenForDone() {
        Map<String, String> half = new HashMap<>(PAYMENTS);
        half.remove("GRUNDY_PAYMENT_WEBHOOK_SECRET");
        assertThat(subscriptions(half).found()).contains("begun");
        assertThat(subscriptions(half).lacks())
                .hasValueSatisfying(lack ->
                        assertThat(lack.cure()).contains("WEBHOOK_SECRET").doesNotContain("SECRET_KEY"));
    }

    @Test
    void wholePaymentsLackNothingAndTellNoSecret() {
        assertThat(subscriptions(PAYMENTS))
                .isEqualTo(new OptionalPart("subscriptions", "sold by Stripe at 2 prices", Optional.empty()));
    }

    @Test
    void aPriceWithoutItsTierIsNamed() {
        Map<String, String> wrong = new HashMap<>(PAYMENTS);
        wrong.put("GRUNDY_PAYMENT_PRICES", "price_1");
        assertThatThrownBy(() -> subscriptions(wrong))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("'price_1'");
    }

    @Test
    void withoutAProviderWhatOneWouldBringIsSaid() {
        assertThat(part("sign-in", Map.of()).lacks()).hasValueSatisfying(lack -> {
            assertThat(lack.brings()).contains("OpenID Connect");
            assertThat(lack.cure()).contains("GRUNDY_OPENID_…_ISSUER", "docs/openid.md");
        });
    }

    @Test
    void providersAreNamedAndTheSitesAddressIsMissed() {
        Map<String, String> environment = new HashMap<>(Map.of(
                "GRUNDY_OPENID_GOOGLE_ISSUER", "https://accounts.google.com",
                "GRUNDY_OPENID_GOOGLE_CLIENT_ID", "x",
                "GRUNDY_OPENID_CAMPUS_ISSUER", "https://login.example"));
        assertThat(part("sign-in", environment).found())
                .isEqualTo("by providers too: campus, google, which send browsers back to localhost");
        environment.put("GRUNDY_WEB_ADDRESS", "https://a.example");
        assertThat(part("sign-in", environment).found()).isEqualTo("by providers too: campus, google");
        assertThat(part("sign-in", environment).lacks()).isEmpty();
    }

    private static OptionalPart subscriptions(Map<String, String> environment) {
        return part("subscriptions", environment);
    }

    private static OptionalPart mail(Map<String, String> environment) {
        return part("mail", environment);
    }

    private static OptionalPart operatorPages(Map<String, String> environment) {
        return OptionalPart.of(DATA, environment).stream()
                .filter(part -> part.name().equals("operator pages"))
                .findFirst()
                .orElseThrow();
    }

    private static OptionalPart part(String name, Map<String, String> environment) {
        return OptionalPart.of(DATA, environment).stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
