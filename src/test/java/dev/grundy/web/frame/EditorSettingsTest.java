package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Script;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a browser remembers of the editor's settings is believed as far as it can be chosen. */
class EditorSettingsTest {
    private static final Map<String, String> USUAL = Map.of("fontSize", "13", "tabWidth", "usual", "keys", "usual");

    @ParameterizedTest
    @ValueSource(
            strings = {"", "null", "7", "[]", "{", "{\"fontSize\":\"900\",\"tabWidth\":4,\"keys\":\"ed\",\"more\":1}"})
    void whatCannotBeChosenIsTheUsual(String text) {
        assertThat(sensible(text)).isEqualTo(USUAL);
    }

    @ParameterizedTest
    @CsvSource({"fontSize, 20", "tabWidth, 2", "keys, vim", "keys, emacs"})
    void whatWasChosenStays(String name, String value) {
        assertThat(sensible("{\"%s\":\"%s\"}".formatted(name, value)))
                .containsEntry(name, value)
                .hasSize(USUAL.size());
    }

    private static Object of(String text) {
        return new Script("settings.js", "sensible")
                .call(List.of(List.of(text)))
                .getFirst();
    }

    @SuppressWarnings("unchecked") // an object of strings
    private static Map<String, String> sensible(String text) {
        return (Map<String, String>) of(text);
    }
}
