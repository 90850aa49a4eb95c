package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptModulesTest {
    private final ScriptModules modules = new ScriptModules(Path.of("src/main/resources/web/app/index.js"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "data-session  | clock.js              | editor.js",
                "data-live     | live.js               | passkeys.js",
                "data-passkey  | passkeys.js | clock.js",
                "data-run      | coding.js, drafts.js  | editor.js",
                "data-editor   | editor.js, pasted.js  | studio.js",
                "nothing       | index.js, returns.js  | live.js"
            })
    void aModuleCountsWhereItFindsSomething(String attribute, String counted, String not) throws IOException {
        Set<String> names = modules.matching(Set.of(attribute)).keySet().stream()
                .map(file -> Path.of(file).getFileName().toString())
                .collect(Collectors.toSet());
        assertThat(names).contains(counted.split(", ")).doesNotContain(not);
    }
}
