package dev.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionalPartTest {
    private static final Path DATA = Path.of("/srv/grundy");

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

    private static OptionalPart mail(Map<String, String> environment) {
        return OptionalPart.of(DATA, environment).stream()
                .filter(part -> part.name().equals("mail"))
                .findFirst()
                .orElseThrow();
    }
}
