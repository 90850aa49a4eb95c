package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** A problem that an admin writes in the browser. */
@ExtendWith(OneSite.class)
class StudioIT {
    private static final int HEIGHT = 900;

    @Test
    void aProblemIsMadeFromTheFormAndWrittenInTheEditor(Site site) {
        try (Chromium browser = site.browserOf("eve")) {
            browser.open("/admin/studio/new");
            browser.fill("name", "STU-900");
            browser.fill("slug", "made-in-a-browser");
            browser.fill("title", "Made in a browser");
            browser.click(".studio-form button");
            browser.waitFor(".studio-fine");
            String copy = browser.address();
            look(browser, copy, "");
            look(browser, copy, "/files");
            look(browser, copy, "/file?path=generators/gen.cpp");
            look(browser, copy, "/delete");
            look(browser, copy, "/solutions");
            look(browser, copy, "/solutions?program=wrong_answer/parity.py");
            look(browser, copy, "/tests");
            look(browser, copy, "/tests?test=sample/first-piles");
            look(browser, copy, "/validators");
            look(browser, copy, "/rules");
            look(browser, copy, "/statement");

            browser.pressInTheEditor(".cm-content", Keys.chord(Keys.CONTROL, Keys.END), "\n## Seen at once\n");
            browser.waitUntil("return document.querySelector('.studio-preview').textContent.includes('Seen at once')");
            browser.open(copy + "/statement");
            browser.waitUntil("return !document.querySelector('.studio-draft').hidden"
                    + " && document.getElementById('text').value.includes('## Seen at once')");
            browser.waitUntil("return document.querySelector('.editor') !== null");
            browser.click(".studio-editor .button:not(.button--quiet)");
            assertThat(browser.waitFor(".flash")).isEqualTo("Saved.");
            assertThat(browser.find(".studio-preview").getText()).contains("Seen at once");
            assertThat(browser.find(".studio-draft").isDisplayed()).isFalse();

            browser.open(copy + "/delete");
            browser.fill("name", "STU-900");
            browser.click(".studio-form button");
            browser.waitFor(".flash");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    private static void look(Chromium browser, String copy, String page) {
        browser.open(copy + page);
        for (int width : new int[] {390, 1280, 1920}) {
            browser.resize(width, HEIGHT);
            assertThat(browser.overhang()).as("%s at %d px", page, width).isLessThanOrEqualTo(0);
        }
        assertThat(browser.violations()).as(page).isEmpty();
    }
}
