package dev.grundy.people.email;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmailAddressesTest {
    private final EmailAddresses read =
            new EmailAddresses(Validation.buildDefaultValidatorFactory().getValidator());

    @ParameterizedTest
    @ValueSource(strings = {"ada@example.org", " o'brien+judge@sub.example.co.uk ", "A_d-a.1@xn--mller-kva.example"})
    void readsAddresses(String text) {
        assertThat(read.parse(text))
                .hasValueSatisfying(address -> assertThat(address.value()).isEqualTo(text.strip()));
    }

    @ParameterizedTest
    @CsvSource({
        "ada@exämple.org, ada@xn--exmple-cua.org",
        "ada@MÜNCHEN.example, ada@xn--mnchen-3ya.example",
        "ada@例え.テスト, ada@xn--r8jz45g.xn--zckzah",
        "ada@例え。テスト, ada@xn--r8jz45g.xn--zckzah"
    })
    void anInternationalDomainIsToldInAscii(String text, String address) {
        assertThat(read.parse(text))
                .hasValueSatisfying(read -> assertThat(read.value()).isEqualTo(address));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ada",
                "ada@",
                "@example.org",
                "ada@example.org\r\nBcc: ben@example.org",
                "ada@example.org,ben@example.org",
                "Ada <ada@example.org>",
                "<ada@example.org>",
                "\"ada b\"@example.org",
                "ada b@example.org",
                "ada@exa mple.org",
                "ada@example.org\u0000",
                "ädä@example.org",
                "ada@straße.example",
                "ada@ex\u200dample.org",
                "ada@exämple..org",
                "ada@-exämple.org",
                "ada@example.org\u202e",
                "\u0430da@example.org",
                "ada@example.org?",
                "ada@[127.0.0.1]",
                "ada@-example.org",
                "ada@example..org",
                ".ada@example.org",
                "ada..b@example.org",
                "ada@example.org@example.net"
            })
    void refusesWhatIsNone(String text) {
        assertThat(read.parse(text)).isEmpty();
    }

    @Test
    void longerThan254CharactersIsNone() {
        String domain = ("b".repeat(60) + ".").repeat(3) + "example";
        assertThat(read.parse("a".repeat(253 - domain.length()) + "@" + domain)).isPresent();
        assertThat(read.parse("a".repeat(254 - domain.length()) + "@" + domain)).isEmpty();
        assertThat(read.parse("a".repeat(300))).isEmpty();
    }

    @Test
    void caseMakesNoOther() {
        assertThat(new EmailAddress("Ada@Example.org").isSame(new EmailAddress("ada@example.ORG")))
                .isTrue();
    }
}
