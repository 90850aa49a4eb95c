package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** What a verdict says and where it leads, in a real browser. */
@ExtendWith(OneSite.class)
class VerdictIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final Path SOLUTION = Path.of("problems/GMT-001/submissions/accepted/solution.py");
    private static final Path PHOTOGRAPHS = Path.of("target/photographs");
    private static final String WRONG = "print('nobody')\n";

    @Test
    void aWrongAnswerShowsWhatDiffersAndLeadsToARunAndAHint(Site site) throws IOException {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            submit(browser, "python", WRONG);
            assertThat(browser.waitFor(".results .submission-status__verdict")).isNotBlank();
            browser.waitFor(".results .failure--smallest .difference mark");
            assertThat(browser.run("return document.title")).asString().startsWith("Wrong answer · ");
            assertThat(icon(browser)).endsWith("/favicon-wrong.svg");
            assertThat(browser.complaints()).isEmpty();
            photograph(browser, "verdict-wrong");

            String input = browser.find(".failure--smallest a[data-run-input]").getDomAttribute("data-run-input");
            browser.find(".failure--smallest a[data-run-input]").click();
            assertThat(browser.find(".run-menu textarea").getDomProperty("value"))
                    .isEqualTo(input);
            assertThat(browser.address()).as("the program stays in view").isEqualTo(PROBLEM);
            browser.find(".run-menu button[value='own']").click();
            assertThat(browser.waitFor(".run-case .verdict")).isEqualTo("Wrong");
            assertThat(browser.run("return document.title")).asString().doesNotContain("Wrong");
            assertThat(icon(browser)).endsWith("/favicon.svg");
        }
    }

    /** A browser has six for the whole site. */
    @Test
    void aPageHasOneConnectionHoweverMuchItFollows(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.run("""
                    const Usual = window.EventSource;
                    window.streams = [];
                    window.most = 0;
                    window.EventSource = class extends Usual {
                        constructor(address) {
                            super(address);
                            window.streams.push(this);
                            const open = window.streams.filter((stream) => stream.readyState !== Usual.CLOSED);
                            window.most = Math.max(window.most, open.length);
                        }
                    };""");
            browser.choose("language", "python");
            browser.writeCode(WRONG);
            browser.submitFromTheEditor();
            browser.waitFor(".results .failure--smallest .difference mark");
            assertThat(browser.run("return window.most")).isEqualTo(1L);
            // What was found out before it arrived here is followed no more: the verdict, or any of the findings.
            assertThat(browser.run("return window.streams.map((stream) => stream.url).join(' ')"))
                    .asString()
                    .matches("(\\S+/events\\?part=\\w+(&part=\\w+)*( |$))+");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void withoutScriptsThePageIsReadAgainUntilItKnowsTheSmallestFailingInput(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.doWithoutScripts();
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.find("#source").clear();
            browser.find("#source").sendKeys(WRONG);
            browser.press("Submit");
            assertThat(browser.waitFor(".submission-status .failure--smallest")).isNotBlank();
            assertThat(browser.address()).startsWith("/submissions/");
        }
    }

    @Test
    void theFirstHintOpensBesideTheVerdict(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            submit(browser, "python", WRONG);
            browser.waitFor(".results .failure a[data-open-hint]");
            browser.find(".results .failure a[data-open-hint]").click();
            assertThat(browser.waitFor(".hint[open]")).isNotBlank();
            assertThat(browser.find(".results .verdict--wrong").isDisplayed()).isTrue();
        }
    }

    @Test
    void anErrorOfTheCompilerLeadsToItsLineInTheEditor(Site site) throws IOException {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            submit(browser, "cpp", "#include <iostream>\nint main() {\n    return nobody;\n}\n");
            assertThat(browser.waitFor(".results .verdict--uncompiled")).isEqualTo("Compile error");
            browser.find(".results a[data-goto-line='3']").click();
            browser.waitUntil("""
                    const editor = document.querySelector('.editor').shadowRoot;
                    return editor.querySelector('.cm-activeLineGutter')?.textContent === '3';""");
            assertThat(browser.find(".results").getText()).doesNotContain("0 ms");
            photograph(browser, "verdict-uncompiled");
        }
    }

    @Test
    void anAcceptedProgramLeadsOn(Site site) throws IOException {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            submit(browser, "python", WRONG);
            browser.waitFor(".results .verdict--wrong");
            browser.run(
                    "document.querySelector('[data-editor]').value = arguments[0];"
                            + "document.querySelector('[data-editor]').dispatchEvent(new Event('written'));",
                    Files.readString(SOLUTION));
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".results .verdict--accepted")).isEqualTo("Accepted");
            assertThat(browser.find(".results").getText()).contains("Solved, second try", "Next: ");
            assertThat(browser.waitFor(".problem-head h1 ~ .status--solved")).isNotNull();
            assertThat(browser.find(".tests .table").isDisplayed()).isFalse();
            // By key: what is found out meanwhile moves what is below it.
            browser.find(".tests summary").sendKeys(Keys.ENTER);
            assertThat(browser.find(".tests .table").isDisplayed()).isTrue();
            assertThat(icon(browser)).endsWith("/favicon-accepted.svg");
            photograph(browser, "verdict-accepted");

            browser.open(browser.find(".results__link").getDomAttribute("href"));
            assertThat(browser.run("return document.title")).asString().startsWith("Accepted · ");
            assertThat(icon(browser)).endsWith("/favicon-accepted.svg");
            // What is found out after the verdict comes meanwhile, and moves what is below it.
            browser.open(browser.find("a[href*='/compare/']").getDomAttribute("href"));
            assertThat(browser.waitFor(".difference--versions")).contains("nobody");
            photograph(browser, "comparison");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void whoListensHearsTheVerdictAndNotTheTable(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            submit(browser, "python", WRONG);
            browser.waitUntil(
                    "return document.querySelector('[data-live-region]')?.textContent.includes('Wrong answer')"
                            + " || document.querySelector('[data-live-region]')?.textContent.includes('smallest failing input')");
            assertThat(browser.has(".results [role=status], .results [aria-live]"))
                    .as("the panel itself is silent")
                    .isFalse();
        }
    }

    private static void submit(Chromium browser, String language, String program) {
        browser.open(PROBLEM);
        browser.choose("language", language);
        browser.writeCode(program);
        browser.submitFromTheEditor();
    }

    private static String icon(Chromium browser) {
        return String.valueOf(browser.run("return document.querySelector('link[rel=icon]').href"));
    }

    private static void photograph(Chromium browser, String name) throws IOException {
        for (int width : new int[] {390, 1280}) {
            for (String colours : new String[] {"light", "dark"}) {
                browser.resize(width, 900);
                browser.prefer(colours);
                assertThat(browser.overhang()).as(width + " pixels").isZero();
                assertThat(browser.violations()).as(name).isEmpty();
                browser.photograph(PHOTOGRAPHS.resolve(name + "-" + width + "-" + colours + ".png"));
            }
        }
        browser.resize(1280, 1000);
    }
}
