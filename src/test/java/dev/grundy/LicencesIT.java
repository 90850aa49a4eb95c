package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bill of materials against the licences that are allowed, and against NOTICE. */
class LicencesIT {
    private static final String BROWSER_PACKAGES = "org.mvnpm";

    @Test
    void everyDependencyIsUnderALicenceThatIsAllowed() {
        assertThat(Licences.read().violations(BillOfMaterials.components()))
                .as("not in src/test/resources/licences/allowed.yaml")
                .isEmpty();
    }

    @Test
    void theNoticeNamesEveryPackageThatIsBundledWithThePages() throws IOException {
        String notice = Files.readString(Path.of("NOTICE"));
        List<String> bundled = BillOfMaterials.components()
                .map(BillOfMaterials::name)
                .filter(name -> name.startsWith(BROWSER_PACKAGES))
                .map(LicencesIT::nameOfNpm)
                .toList();
        assertThat(bundled).contains("@codemirror/view", "highlight.js");
        assertThat(bundled).allSatisfy(name -> assertThat(notice).containsPattern("(?<![\\w/])" + name + "\\b"));
    }

    /** {@code org.mvnpm.at.codemirror:view} is {@code @codemirror/view}. */
    private static String nameOfNpm(String component) {
        return component.replaceFirst("^org\\.mvnpm:", "").replaceFirst("^org\\.mvnpm\\.at\\.(\\w+):", "@$1/");
    }
}
