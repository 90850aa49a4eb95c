package dev.grundy.people.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of {@code src/test/resources/operator}: terms in both languages, an imprint in German, a contact in English. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class OperatorPagesTest {
    @TempDir
    Path directory;

    @Test
    void theFootOfEveryPageLeadsToWhatIsThereAndToNothingElse() {
        assertThat(Visit.asGuest().get("/sign-in").asString())
                .contains("href=\"/about/terms\">Terms<", "href=\"/about/imprint\">Imprint<", "href=\"/about/contact\"")
                .doesNotContain("/about/privacy");
        assertThat(Visit.asGuest().get("/about/privacy").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/about", "/about/", "/about/TERMS", "/about/terms.en.md", "/about/..%2fterms", "/about/%00"})
    void thereIsNothingElse(String address) {
        assertThat(Visit.asGuest().get(address).statusCode()).isBetween(400, 404);
    }

    @Test
    void aTextIsShownInTheLanguageOfItsReaderAndHarmsNobody() {
        assertThat(Visit.asGuest().get("/about/terms").asString())
                .contains("<h1>Terms</h1>", "<strong>judge</strong>", "Limits</h3>")
                .doesNotContain("<script>alert", "javascript:");
        Visit german = Visit.asGuest();
        german.prefer("de");
        assertThat(german.get("/about/terms").asString())
                .contains("<h1>Nutzungsbedingungen</h1>", "Sei nett")
                .doesNotContain("Be kind");
    }

    @Test
    void aTextInOneLanguageIsShownToAllAndSaysItsLanguage() {
        assertThat(Visit.asGuest().get("/about/imprint").asString())
                .contains("<article class=\"prose\" lang=\"de\">", "Musterstadt");
        assertThat(Visit.asGuest().get("/about/contact").asString())
                .contains("<article class=\"prose\">", "href=\"mailto:judge&#64;example.org\"");
    }

    @Test
    void withoutADirectoryThereIsNoPage() {
        OperatorTexts texts = new OperatorTexts(Optional::empty);
        assertThat(texts.getPages()).isEmpty();
        assertThat(texts.shown(OperatorPage.TERMS, PageLanguage.ENGLISH)).isEmpty();
    }

    @Test
    void whatCannotBeShownIsRefusedBeforeTheNodeWorks() throws IOException {
        Path file = directory.resolve("terms.en.md");
        assertThatThrownBy(() -> new OperatorTexts(() -> Optional.of(file)))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("is no directory");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 'x'});
        assertThatThrownBy(this::read).isInstanceOf(UnusableException.class).hasMessageContaining("UTF-8");
        Files.writeString(file, "x".repeat((1 << 18) + 1));
        assertThatThrownBy(this::read).isInstanceOf(UnusableException.class).hasMessageContaining("shorten it");
        Files.writeString(file, "A formula: $\\nonsense{x}$");
        assertThatThrownBy(this::read).isInstanceOf(UnusableException.class).hasMessageContaining("cannot be shown");
    }

    private OperatorTexts read() {
        return new OperatorTexts(() -> Optional.of(directory));
    }
}
