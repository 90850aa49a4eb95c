package dev.grundy.format.language;

import dev.grundy.testsupport.Printed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LanguagesTableTest {
    private static final String HEAD = """
            # Languages

            Printed from `src/main/resources/languages.yaml` by `LanguagesTableTest`; `./grundy doctor` shows what each node really has.
            *Offered* languages may be chosen for a submission: *always*, or *where installed*, while some node has the tools. The others only judge
            programs of packages. *Debian* names the packages that have the tools; `./grundy up --languages ID,ID` installs them. *Memory on top*
            is allowed beyond a problem's limit, for the run-time system itself.

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
