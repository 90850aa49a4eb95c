package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Zips;
import dev.grundy.testsupport.Zips.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packages that an admin uploads: broken ones of each kind say the cure, a good one of others becomes a working copy. */
@ExtendWith(OneSite.class)
class UploadIT {
    private static final int HEIGHT = 900;

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "legacy        | problem.yaml | name: x, 'limits: [1]'                                | problem.yaml",
                "draft         | problem.yaml | problem_format_version: 2023-07-draft,'limits: {time_limit: many}'| problem.yaml",
                "current       | problem.yaml | problem_format_version: 2025-09,name: x,'limits: {time_limit: many}'| problem.yaml:3",
                "polygon       | problem.xml  | <problem><judging>                                     | problem.xml",
                "dmoj          | init.yml     | 'test_cases: [a.in]'                                   | init.yml:1",
                "library       | info.toml    | title = 'x' = 1                                        | info.toml:1",
                "out-of-itself | ../x.yaml    | name: x                                                | The package"
            })
    void aBrokenPackageOfEachKindSaysWhereItIsAndTheCure(
            String name, String file, String lines, String place, Site site) throws IOException {
        Path zip = directory.resolve(name + ".zip");
        Files.write(zip, Zips.of(Entry.of(file, lines.replace("'", "").replaceAll(", *(?=\\w+:)", "\n") + "\n")));
        try (Chromium browser = site.browserOf("eve")) {
            upload(browser, zip);
            browser.waitFor(".studio-fault--error");
            String faults = browser.find(".studio-faults").getText();
            assertThat(faults).contains(place);
            assertThat(browser.find(".studio-fault--error .muted").getText()).isNotBlank();
            look(browser);
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void aGoodPackageOfOthersBecomesAWorkingCopyThatCanBeProved(Site site) throws IOException {
        Path zip = directory.resolve("two-sums.zip");
        Files.write(zip, Zips.ofDirectory(Path.of("src/test/resources/exchange/polygon")));
        try (Chromium browser = site.browserOf("eve")) {
            upload(browser, zip);
            browser.waitFor(".upload a.button");
            assertThat(browser.find(".upload").getText()).contains("Polygon full package", "two-sums");
            look(browser);
            browser.click(".upload a.button");
            browser.waitFor("#name");
            look(browser);
            browser.click(".studio-form .button");
            assertThat(browser.waitFor(".flash")).isEqualTo("The upload is taken over.");
            assertThat(browser.find("h1").getText()).isEqualTo("two-sums");
            browser.click("form[action$='/prove'] .button");
            browser.waitFor(".proof");
            assertThat(browser.find("h1").getText()).isEqualTo("Proof of two-sums, revision 1");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** Its programs are compiled in cells. */
    @Test
    void aWriteUpBecomesAWorkingCopyWithItsPrograms(Site site) {
        try (Chromium browser = site.browserOf("eve")) {
            upload(browser, Path.of("src/test/resources/writeup/documents/ABC-201-jars-on-a-shelf.md"));
            browser.waitFor(".upload a.button");
            assertThat(browser.find(".upload").getText())
                    .contains("write-up in markdown", "ABC-201", "missing: the input validator")
                    .doesNotContain("does not compile");
            look(browser);
            browser.click(".upload a.button");
            browser.waitFor("#name");
            browser.click(".studio-form .button");
            assertThat(browser.waitFor(".flash")).isEqualTo("The upload is taken over.");
            String copy = browser.address();
            assertThat(browser.find("main").getText()).contains("WRITE-ME", "input_validators/validate/validate.cpp:1");
            browser.open(copy + "/solutions");
            assertThat(browser.find("main").getText())
                    .contains("accepted/solution.cpp", "accepted/solution.java", "accepted/solution.py");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    private static void upload(Chromium browser, Path zip) {
        browser.open("/admin/studio/uploads");
        browser.find("#zip").sendKeys(zip.toAbsolutePath().toString());
        browser.click(".upload-form .button");
        browser.waitFor(".upload");
    }

    private static void look(Chromium browser) {
        for (int width : new int[] {390, 1280, 1920}) {
            browser.resize(width, HEIGHT);
            assertThat(browser.overhang())
                    .as("%s at %d px", browser.address(), width)
                    .isLessThanOrEqualTo(0);
        }
        assertThat(browser.violations()).isEmpty();
    }
}
