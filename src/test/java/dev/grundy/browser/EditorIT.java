package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** What the editor offers beside writing. */
@ExtendWith(OneSite.class)
class EditorIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final String KEYS = ".*/codemirror-(vim|emacs)-[A-Z0-9]+\\.js";

    private static final Path SOLUTIONS = Path.of("problems/GMT-001/submissions/accepted");
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

    @Test
    void withoutAnyScriptItHasTheStarterAndSaves(Site site) {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            browser.doWithoutScripts();
            browser.open(PROBLEM);
            assertThat(browser.find("#source").getDomProperty("value")).contains("first_wins");
            browser.find("#source").clear();
            browser.find("#source").sendKeys("# kept\n");
            browser.choose("language", "python");
            browser.find(".toolbar .unscripted").click();
            assertThat(browser.waitFor(".flash")).contains("Your text is saved.");
            assertThat(browser.find("#source").getDomProperty("value")).isEqualTo("# kept\n");
            browser.find(".toolbar details:has([data-restore]) > summary").click();
            browser.find("[data-restore='starter']").click();
            assertThat(browser.waitFor("figure.differ pre")).isEqualTo("# kept");
            assertThat(browser.find("#source").getDomProperty("value")).contains("def first_wins");
        }
        try (Chromium elsewhere = site.browserOf(name)) {
            open(elsewhere);
            elsewhere.waitUntil("return document.querySelector('#source').value === '# kept\\n'");
            assertThat(elsewhere.find(".toolbar .unscripted").isDisplayed()).isFalse();
        }
    }

    @Test
    void sizeAndTabsAreChosenInADialogAndRememberedForTheAccount(Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            open(browser);
            browser.find("[data-opens='editor-settings']").click();
            set(browser, "fontSize", "20");
            set(browser, "tabWidth", "2");
            browser.find("#editor-settings .dialog__ways .button:not([data-opens])")
                    .click();
            assertThat(browser.has("dialog[open]")).isFalse();
            open(browser);
            browser.waitUntil("""
                    const root = document.querySelector('.editor').shadowRoot;
                    return getComputedStyle(root.querySelector('.cm-scroller')).fontSize === '20px'
                        && getComputedStyle(root.querySelector('.cm-content')).tabSize === '2'
                        && document.querySelector('[data-setting="tabWidth"]').value === '2';""");
            assertThat(
                            browser.run(
                                    "return Object.keys(localStorage).filter((key) => key.startsWith('grundy:editor:')).length"))
                    .isEqualTo(1L);
            assertThat(browser.run("return localStorage.getItem('grundy:editor:guest')"))
                    .isNull();
        }
    }

    @Test
    void vimsKeysComeWhenTheyAreChosenAndStay(Site site) {
        try (Chromium browser = site.guestTellingTraffic()) {
            open(browser);
            assertThat(browser.traffic().bytes().keySet()).noneMatch(one -> one.matches(KEYS));
            browser.writeCode("one\ntwo\nthree\n");
            chooseKeys(browser, "vim");
            browser.waitUntil(root("querySelector('.cm-vim-panel') !== null"));
            assertThat(browser.traffic().bytes().keySet()).anyMatch(one -> one.matches(KEYS));
            browser.pressKeys(Keys.ESCAPE, "ggdd");
            browser.waitUntil("return document.querySelector('#source').value === 'two\\nthree\\n'");
            browser.pressKeys("u");
            browser.waitUntil("return document.querySelector('#source').value === 'one\\ntwo\\nthree\\n'");
            open(browser);
            browser.waitUntil(root("querySelector('.cm-vim-panel') !== null"));
            browser.pressKeys(Keys.ESCAPE, "Gofour", Keys.ESCAPE);
            browser.waitUntil("return document.querySelector('#source').value.endsWith('four')");
            assertThat(browser.violations()).isEmpty();
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void emacsKeysComeWhenTheyAreChosenAndGoAgain(Site site) {
        try (Chromium browser = site.guest()) {
            open(browser);
            browser.writeCode("one two\nthree\n");
            chooseKeys(browser, "emacs");
            // Together: WebDriver puts the caret at the end before each of its calls.
            browser.pressKeys(Keys.chord(Keys.CONTROL, Keys.HOME), Keys.chord(Keys.CONTROL, "k"));
            browser.waitUntil("return document.querySelector('#source').value === '\\nthree\\n'");
            browser.pressKeys(Keys.chord(Keys.CONTROL, Keys.HOME), Keys.chord(Keys.CONTROL, "y"));
            browser.waitUntil("return document.querySelector('#source').value === 'one two\\nthree\\n'");
            chooseKeys(browser, "usual");
            browser.pressKeys(Keys.chord(Keys.CONTROL, "f"));
            browser.waitUntil(root("querySelector('.cm-search') !== null"));
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void itIsSearchedAndReplacedIn(Site site) {
        try (Chromium browser = site.guest()) {
            open(browser);
            browser.writeCode("needle hay needle\n");
            browser.pressKeys(Keys.chord(Keys.CONTROL, "f"));
            browser.waitUntil(
                    "return document.querySelector('.editor').shadowRoot.activeElement?.getAttribute('placeholder') === 'Find'");
            browser.pressInTheEditor("[name='search']", "needle");
            browser.pressInTheEditor("[name='replace']", "pin");
            browser.pressInTheEditor("button[name='replaceAll']", Keys.ENTER);
            browser.waitUntil("return document.querySelector('#source').value === 'pin hay pin\\n'");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void aQuestionMarkListsTheShortcutsButNotWhileOneWrites(Site site) {
        try (Chromium browser = site.guest()) {
            open(browser);
            browser.writeCode("why");
            browser.pressKeys("?");
            assertThat(browser.has("dialog[open]")).isFalse();
            assertThat(browser.find("#source").getDomProperty("value")).isEqualTo("why?");
            browser.find("[data-divider]").sendKeys("?");
            assertThat(browser.find("#editor-shortcuts").isDisplayed()).isTrue();
            assertThat(browser.violations()).isEmpty();
            browser.find("#editor-shortcuts").sendKeys(Keys.ESCAPE);
            assertThat(browser.has("dialog[open]")).isFalse();
            browser.find("[data-opens='editor-settings']").click();
            browser.find("#editor-settings [data-opens='editor-shortcuts']").click();
            assertThat(browser.find("#editor-shortcuts").isDisplayed()).isTrue();
        }
    }

    @Test
    void aPasteOfAnotherLanguageOffersToChangeItAndNothingHappensByItself(Site site) throws IOException {
        String python = Files.readString(SOLUTIONS.resolve("solution.py"));
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            open(browser);
            browser.choose("language", "cpp");
            browser.writeCode("// mine\n");
            browser.waitUntil(SAVED);
            browser.writeCode(python);
            assertThat(browser.waitFor("[data-offer-says]")).isEqualTo("Your text looks like Python 3.");
            assertThat(browser.find("[data-offer-says]").getDomAttribute("role"))
                    .isEqualTo("status");
            assertThat(chosen(browser)).isEqualTo("cpp");
            assertThat(browser.violations()).isEmpty();
            browser.find("[data-offer-accept]").click();
            browser.waitUntil("return document.querySelector('#source').value === arguments[0]", python);
            assertThat(chosen(browser)).isEqualTo("python");
            assertThat(browser.find("[data-offer-ways]").isDisplayed()).isFalse();
            browser.waitUntil(SAVED);
            browser.choose("language", "cpp");
            browser.waitUntil("return document.querySelector('#source').value === '// mine\\n'");
        }
        try (Chromium elsewhere = site.browserOf(name)) {
            elsewhere.open(PROBLEM + "?language=python");
            elsewhere.waitUntil("return document.querySelector('#source')?.value === arguments[0]", python);
        }
    }

    @Test
    void theOfferIsTakenAndLeftByKey(Site site) throws IOException {
        String java = Files.readString(SOLUTIONS.resolve("solution.java"));
        try (Chromium browser = site.guest()) {
            open(browser);
            browser.choose("language", "python");
            browser.writeCode(java);
            browser.waitFor("[data-offer-accept]");
            browser.pressKeys(Keys.ESCAPE);
            assertThat(browser.find("[data-offer-ways]").isDisplayed()).isFalse();
            assertThat(browser.find("[data-offer-says]").getDomProperty("textContent"))
                    .isEqualTo("");
            assertThat(chosen(browser)).isEqualTo("python");
            browser.pressKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
            browser.writeCode(java);
            browser.waitFor("[data-offer-accept]");
            browser.pressKeys(Keys.chord(Keys.ALT, Keys.ENTER));
            browser.waitUntil(
                    "return document.querySelector('#language').value === 'java'"
                            + " && document.querySelector('#source').value === arguments[0]",
                    java);
        }
    }

    @Test
    void aFileInLatin1IsNotTakenAndSaysSo(Site site, @TempDir Path directory) throws IOException {
        Path latin = directory.resolve("café.py");
        Files.write(latin, "# caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        try (Chromium browser = site.guest()) {
            open(browser);
            upload(browser, latin);
            assertThat(browser.waitFor("[data-file-wrong='encoding']"))
                    .contains("“café.py” is not UTF-8 text: it goes wrong at line 1, column 6 (byte 6, 0xE9)");
            assertThat(browser.hasStarter()).isTrue();
            upload(browser, Files.writeString(directory.resolve("large.py"), "#".repeat(70_000)));
            assertThat(browser.waitFor("[data-file-wrong='size']")).contains("64 KiB");
            assertThat(browser.find("[data-file-wrong='encoding']").isDisplayed())
                    .isFalse();
            upload(browser, Files.writeString(directory.resolve("good.py"), "# caf\u00e9\n"));
            browser.waitUntil("return document.querySelector('#source').value === '# caf\u00e9\\n'");
            assertThat(chosen(browser)).isEqualTo("python");
        }
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "1280, 700"})
    void aLongProgramShutsNobodyOut(int width, int height, Site site) throws IOException {
        try (Chromium browser = site.guest()) {
            browser.resize(width, height);
            browser.open(PROBLEM + "#code");
            browser.waitFor(".editor");
            browser.writeCode(("// " + "long ".repeat(60) + "\n").repeat(100));
            assertThat(browser.violations()).isEmpty();
            assertThat(browser.find("h1").isDisplayed()).isTrue();
        }
    }

    private static void upload(Chromium browser, Path file) {
        if (!browser.find("#file").isDisplayed()) {
            browser.find(".toolbar details:has(#file) > summary").click();
        }
        browser.find("#file").sendKeys(file.toString());
    }

    private static @Nullable String chosen(Chromium browser) {
        return browser.find("#language").getDomProperty("value");
    }

    /** Waits until they are there: the first key is theirs. */
    private static void chooseKeys(Chromium browser, String keys) {
        browser.find("[data-opens='editor-settings']").click();
        set(browser, "keys", keys);
        browser.find("#editor-settings .dialog__ways .button:not([data-opens])").click();
        browser.waitUntil("return document.querySelector('.editor').dataset.keys === arguments[0]", keys);
    }

    private static String root(String script) {
        return "return document.querySelector('.editor').shadowRoot." + script;
    }

    private static void set(Chromium browser, String setting, String value) {
        browser.run(
                "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
                        + "field.dispatchEvent(new Event('change'));",
                "[data-setting='" + setting + "']",
                value);
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
