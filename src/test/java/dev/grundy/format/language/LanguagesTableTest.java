package dev.grundy.format.language;

import dev.grundy.testsupport.Printed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LanguagesTableTest {
    private static final String HEAD = """
            # Languages

            Printed by `LanguagesTableTest` from `src/main/resources/languages.yaml`; `./grundy doctor` shows the tools of a node.
            You may submit in a language that is *offered* *always*, or *where installed* on some node. The others are for programs of packages.
            `./grundy up --languages ID,ID` installs the packages under *Debian*. *Memory on top* of a problem's limit is for the
            run-time system itself.

            | id | name | offered | extensions | tools | Debian | memory on top | processes |
            |---|---|---|---|---|---|--:|--:|
            """;

    @Test
    void theTableOfLanguagesIsTheFileOfLanguages() throws IOException {
        Printed.isUpToDate(
                Path.of("docs/languages.md"),
                HEAD
                        + Languages.standard().all().stream()
                                .map(LanguagesTableTest::row)
                                .collect(Collectors.joining()));
    }

    private static String row(Language language) {
        return "| `%s` | %s | %s | %s | %s | %s | %s | %d |%n"
                .formatted(
                        language.id(),
                        language.name(),
                        language.offer().words(),
                        String.join(" ", language.extensions()),
                        language.tools().stream().map(Tool::name).collect(Collectors.joining(" ")),
                        String.join(" ", language.debian()),
                        language.run().overhead(),
                        language.run().processes());
    }
}
