package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** What the editor offers beside writing. */
@ExtendWith(OneSite.class)
class EditorIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final String SAVED = "return document.querySelector('[data-draft-state]').textContent === 'Saved'";

    @Test
    void itBeginsWithTheStarterOfEachLanguageAndKeepsNothingOfIt(Site site) {
        try (Chromium browser = site.guest()) {
            open(browser);
            for (String language : List.of("java", "python", "javascript", "cpp")) {
                browser.choose("language", language);
                assertThat(browser.hasStarter()).as(language).isTrue();
                browser.waitUntil(
                        "return document.querySelector('.editor').shadowRoot.querySelector('.cm-content').textContent.includes('Write your solution here.')");
            }
            assertThat(browser.run("return Object.keys(localStorage).filter((key) => key.startsWith('grundy:draft:'))"))
                    .isEqualTo(List.of());
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void theStarterComesBackAndWhatStoodThereToo(Site site) {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            open(browser);
            browser.writeCode("// a thought\n");
            bringBack(browser, "starter");
            assertThat(browser.hasStarter()).isTrue();
            browser.waitUntil(SAVED);
            open(browser);
            assertThat(browser.hasStarter()).isTrue();
            bringBack(browser, "before");
            browser.waitUntil("return document.querySelector('#source').value === '// a thought\\n'");
            browser.waitUntil(SAVED);
        }
        try (Chromium elsewhere = site.browserOf(name)) {
            open(elsewhere);
            elsewhere.waitUntil("return document.querySelector('#source').value === '// a thought\\n'");
        }
    }

    @Test
    void undoTakesTheStarterBackTooAndWhatIsUndoneIsKept(Site site) {
        try (Chromium browser = site.guest()) {
            open(browser);
            browser.writeCode("// a thought\n");
            bringBack(browser, "starter");
            browser.pressKeys(Keys.chord(Keys.CONTROL, "z"));
            browser.waitUntil("return document.querySelector('#source').value === '// a thought\\n'");
            open(browser);
            browser.waitUntil("return document.querySelector('#source').value === '// a thought\\n'");
        }
    }

    private static void open(Chromium browser) {
        browser.open(PROBLEM);
        browser.waitFor(".editor");
    }

    private static void bringBack(Chromium browser, String what) {
        browser.find(".toolbar details:has([data-restore]) > summary").click();
        browser.find("[data-restore='" + what + "']").click();
    }
}
