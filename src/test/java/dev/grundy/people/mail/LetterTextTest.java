package dev.grundy.people.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.grundy.people.mail.LetterText.Press;
import org.junit.jupiter.api.Test;

class LetterTextTest {
    @Test
    void linksOfLettersStayOnThisSite() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Press("See", "https://elsewhere.example/"));
        assertThat(LetterText.of("mail-report", "ABC-001", "Nim")
                        .press("/reports")
                        .press())
                .contains(new Press("See your reports", "/reports"));
    }

    @Test
    void eachLineThatSomebodyWroteIsAParagraph() {
        assertThat(LetterText.of("mail-report").lines(" one \n\n\r\ntwo\n").before())
                .containsExactly("one", "two");
        assertThat(LetterText.of("mail-report").lines("").before()).isEmpty();
    }
}
