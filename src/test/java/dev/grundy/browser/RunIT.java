package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Programs run before they are submitted, in a real browser. */
@ExtendWith(OneSite.class)
class RunIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final Path SOLUTION = Path.of("problems/GMT-001/submissions/accepted/solution.py");
    private static final Path PHOTOGRAPHS = Path.of("target/photographs");

    @Test
    void aGuestRunsOnTheSamplesWithTheProgramInView(Site site) throws IOException {
        try (Chromium browser = site.guest()) {
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.writeCode(Files.readString(SOLUTION));
            browser.press("Run");
            assertThat(browser.waitFor(".run-result .verdict--accepted")).isEqualTo("2 of 2 right");
            assertThat(browser.address()).isEqualTo(PROBLEM);
            assertThat(browser.waitFor("[data-live-region]")).isNotNull();
            assertThat(browser.text()).contains("Sample 1", "Sample 2", "MiB");
            assertThat(browser.complaints()).isEmpty();
            for (int width : new int[] {390, 1280, 1920}) {
                for (String colours : new String[] {"light", "dark"}) {
                    browser.resize(width, 900);
                    browser.prefer(colours);
                    browser.photograph(PHOTOGRAPHS.resolve("run-" + width + "-" + colours + ".png"));
                }
            }
        }
    }

    @Test
    void anInputOfOnesOwnThatIsNotAllowedIsRunAndTheValidatorHasItsSay(Site site) throws IOException {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.writeCode("print('so', 'be', 'it')\n");
            browser.find(".run-menu > summary").click();
            browser.fill("input", "no number");
            browser.press("Run on own input");
            assertThat(browser.waitFor(".run-case .verdict")).isEqualTo("Input not allowed");
            assertThat(browser.waitFor(".run-case")).contains("so be it", "Own input 1", "no number");
            browser.photograph(PHOTOGRAPHS.resolve("run-refused.png"));
            browser.open("/submissions");
            assertThat(browser.text()).contains("You have not sent a program yet");
        }
    }

    @Test
    void tryingARunAgainSendsNothing(Site site) throws IOException {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.writeCode(Files.readString(SOLUTION));
            browser.setOffline(true);
            browser.press("Run");
            assertThat(browser.waitFor(".results [role='alert']")).contains("could not be reached");
            browser.setOffline(false);
            browser.find("[data-again]").click();
            assertThat(browser.waitFor(".results .verdict--accepted")).isEqualTo("2 of 2 right");
            browser.open("/submissions");
            assertThat(browser.text()).contains("You have not sent a program yet");
        }
    }

    @Test
    void aCrashShowsWhatWasWrittenBeforeIt(Site site) throws IOException {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.writeCode("print('  so far', flush=True)\nraise SystemExit(3)\n");
            browser.find(".run-menu > summary").click();
            browser.press("Sample 2");
            assertThat(browser.waitFor(".run-case .verdict")).isEqualTo("Run-time error");
            assertThat(browser.waitFor(".run-case")).contains("ended with exit code 3", "so far", "Sample 2");
            assertThat(browser.run("return document.querySelectorAll('.run-case').length"))
                    .as("the one sample that was asked for")
                    .isEqualTo(1L);
            browser.photograph(PHOTOGRAPHS.resolve("run-crash.png"));
        }
    }
}
