package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
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
            browser.waitFor(".studio-fine, .studio-read");
            String copy = browser.address();
            look(browser, copy, "");
            look(browser, copy, "/files");
            look(browser, copy, "/file?path=generators/gen.cpp");
            look(browser, copy, "/delete");
            look(browser, copy, "/statement");

            browser.pressInTheEditor(".cm-content", Keys.chord(Keys.CONTROL, Keys.END));
            // As one: keys that follow each other at a machine's speed may change places while the page draws.
            browser.paste(1, "\n## Seen at once\n");
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

    @Test
    void whatProvesItIsWrittenInForms(Site site) throws IOException {
        try (Chromium browser = site.browserOf("eve")) {
            browser.open("/admin/studio/new");
            browser.fill("name", "STU-901");
            browser.fill("slug", "made-in-forms");
            browser.fill("title", "Made in forms");
            browser.click(".studio-form button");
            browser.waitFor(".studio-fine, .studio-read");
            String copy = browser.address();

            browser.open(copy + "/solutions");
            browser.fill("name", "greedy");
            browser.pressInTheEditor(".cm-content", "print(1)");
            browser.click("#add .studio-actions .button");
            assertThat(browser.waitFor(".flash")).isEqualTo("The solution is there.");
            assertThat(browser.text()).contains("wrong_answer/greedy.cpp");

            browser.open(copy + "/tests");
            browser.click("details.studio-form summary");
            browser.fill("name", "none");
            browser.fill("input", "1\n0\n");
            browser.click("details.studio-form[open] .button");
            assertThat(browser.waitFor(".flash")).isEqualTo("The line is there.");

            browser.open(copy + "/rules");
            SightsIT.look("studio-rules-none", browser);
            browser.click(".studio-form .button");
            browser.waitFor("#questions");
            for (String tab : List.of(
                    "solutions",
                    "solutions?program=wrong_answer/parity.py",
                    "tests",
                    "tests?test=sample/none",
                    "tests?test=secret/random-large",
                    "validators",
                    "rules")) {
                browser.open(copy + "/" + tab);
                SightsIT.look("studio-" + tab.replaceAll("[^a-z]+", "-"), browser);
            }
            browser.open(copy + "/validators");
            browser.click("form[action$='/program'] .button");
            browser.waitFor("form[action$='/words']");
            SightsIT.look("studio-validators-own", browser);
            assertThat(browser.complaints()).isEmpty();

            browser.open(copy + "/delete");
            browser.fill("name", "STU-901");
            browser.click(".studio-form button");
            browser.waitFor(".flash");
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
