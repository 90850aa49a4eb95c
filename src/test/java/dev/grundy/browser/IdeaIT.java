package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** From a wrong program to the idea behind it, in a real browser, with a judge that compares. */
@ExtendWith(OneSite.class)
class IdeaIT {
    /** A package's wrong programs are compiled and run once before the first comparison. */
    private static final Duration COMPARING = Duration.ofMinutes(8);

    private static final String EVEN_LOSES = """
            import sys
            for pile in sys.stdin.read().split()[1:]:
                print("First" if int(pile) & 1 else "Second")
            """;

    @Test
    void theIdeaComesByItselfAndIsShownToWhoeverPresses(Site site) throws IOException {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            browser.open("/problems/stones-one-three-four");
            browser.choose("language", "python");
            browser.writeCode(EVEN_LOSES);
            browser.submitFromTheEditor();
            browser.waitFor(".results .verdict--wrong");
            site.putFirst(name);
            browser.waitFor(".results details.idea", COMPARING);
            assertThat(browser.find("details.idea p").isDisplayed()).isFalse();
            browser.find("details.idea > summary").sendKeys(Keys.ENTER);
            assertThat(browser.find("details.idea p").getText())
                    .matches("On \\d{2,3} tests your program answers exactly like one that takes odd piles for won "
                            + "and even ones for lost\\.");
            assertThat(browser.find("details.idea a").getDomAttribute("href"))
                    .isEqualTo("/problems/stones-one-three-four/editorial#point-parity");
            assertThat(browser.complaints()).isEmpty();
            photograph(browser);
        }
    }

    private static void photograph(Chromium browser) throws IOException {
        for (int width : new int[] {390, 1280}) {
            for (String colours : new String[] {"light", "dark"}) {
                browser.resize(width, 900);
                browser.prefer(colours);
                assertThat(browser.overhang()).as(width + " pixels").isZero();
                assertThat(browser.violations()).as(colours).isEmpty();
                browser.photograph(Path.of("target/photographs/idea-" + width + "-" + colours + ".png"));
            }
        }
    }
}
