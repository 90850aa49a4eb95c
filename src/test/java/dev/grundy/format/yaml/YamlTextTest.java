package dev.grundy.format.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "plain",
                "",
                "no",
                "12:30",
                "1_000",
                "0x10",
                "~",
                "- item",
                "a: b # c",
                "\"quoted\" \\ 'both'",
                "two\nlines\n",
                "tab\tbell\u0007",
                "ends with space ",
                "ユニコード 🎲"
            })
    void aTextIsReadBackAsThatText(String text) {
        YamlSection read = read(YamlText.of(Map.of("key", text, "list", List.of(text))));

        assertThat(read.text("key")).contains(text);
        assertThat(read.texts("list")).containsExactly(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no", "Y", "1", "accepted/solution.cpp", "a key", "1-small", "Ω"})
    void aKeyIsReadBackAsThatKey(String key) {
        assertThat(read(YamlText.of(Map.of(key, 1))).keys()).containsExactly(key);
    }

    @Test
    void textsAreQuotedSoThatReadersOfYaml11TakeThemForTexts() {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("name", Map.of("no", "off"));
        keys.put("limits", Map.of("time_limit", 1.5, "memory", 256));
        keys.put("types", List.of("pass-fail"));
        keys.put("model", true);

        assertThat(YamlText.of(keys)).isEqualTo("""
                name:
                  "no": "off"
                limits:
                  memory: 256
                  time_limit: 1.5
                types:
                  - "pass-fail"
                model: true
                """);
    }

    private static YamlSection read(String yaml) {
        Faults faults = new Faults();
        YamlSection section = YamlSection.of(yaml, "made.yaml", faults);
        assertThat(faults.list()).isEmpty();
        return section;
    }
}
