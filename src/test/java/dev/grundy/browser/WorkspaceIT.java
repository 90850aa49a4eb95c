package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Text and code on one page, from a phone to a wide screen. */
@ExtendWith(OneSite.class)
class WorkspaceIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final String DIVIDED = "return !document.querySelector('[data-divider]').hidden";
    private static final Path PHOTOGRAPHS = Path.of("target/photographs");
    /** Prints one line of 2,400 letters. */
    private static final String LONG = "print('nobody' * 400)\n";

    private static final String WRONG = "#include <iostream>\nint main() { std::cout << \"nobody\\n\"; }\n";

    @ParameterizedTest
    @CsvSource({"1280, 700", "1920, 1080"})
    void textAndCodeFillTheWindowAndSubmitIsInSight(int width, int height, Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            browser.resize(width, height);
            browser.open(PROBLEM);
            browser.waitFor(".editor");
            assertThat(browser.run("return document.documentElement.scrollHeight"))
                    .isEqualTo((long) height);
            assertThat(browser.overhang()).isZero();
            awaitInSight(browser, "[data-submit]");
            awaitInSight(browser, ".workspace__pane");
            assertThat(right(browser, ".workspace__code")).isEqualTo(width);
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void theHeadStaysWhereItIsFromTabToTab(Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            browser.resize(1280, 700);
            browser.open(PROBLEM);
            browser.waitUntil(DIVIDED);
            Object head = place(browser, ".problem-head");
            Object code = place(browser, ".workspace__code");
            for (String tab : List.of("/editorial", "/submissions")) {
                browser.open(PROBLEM + tab);
                browser.waitUntil(DIVIDED);
                assertThat(place(browser, ".problem-head")).as(tab).isEqualTo(head);
                assertThat(place(browser, ".workspace__code")).as(tab).isEqualTo(code);
            }
        }
    }

    @Test
    void theDividerIsMovedByKeysAndRemembered(Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            browser.resize(1280, 700);
            browser.open(PROBLEM);
            browser.waitUntil(DIVIDED);
            browser.find("[data-divider]").sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
            assertThat(browser.find("[data-divider]").getDomAttribute("aria-valuenow"))
                    .isEqualTo("44");
            double moved = right(browser, ".workspace__text");
            assertThat(moved).isLessThan(600);
            browser.open(PROBLEM + "/submissions");
            browser.waitUntil("return document.querySelector('[data-divider]').getAttribute('aria-valuenow') === '44'");
            assertThat(right(browser, ".workspace__text")).isEqualTo(moved);
            browser.find("[data-divider]").sendKeys(Keys.HOME);
            assertThat(browser.find("[data-divider]").getDomAttribute("aria-valuenow"))
                    .isEqualTo("25");
        }
    }

    @Test
    void onAPhoneTheCodeIsOneTapAway(Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            browser.resize(390, 844);
            browser.open(PROBLEM);
            assertThat(browser.overhang()).isZero();
            awaitInSight(browser, ".statement");
            assertThat(browser.find(".workspace__code").isDisplayed()).isFalse();
            browser.find(".workspace__switch a[href='#code']").click();
            browser.waitUntil("return document.querySelector('.editor') !== null");
            awaitInSight(browser, "[data-submit]");
            awaitInSight(browser, ".editor");
            assertThat(browser.find(".workspace__pane").isDisplayed()).isFalse();
            assertThat(browser.find("h1").isDisplayed()).isTrue();
            browser.find(".workspace__switch a[href='#text']").click();
            awaitInSight(browser, ".statement");
        }
    }

    @Test
    void onAPhoneSiteProblemAndToolsHaveOneRowEachAboveTheCode(Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            browser.resize(390, 844);
            browser.open(PROBLEM + "#code");
            browser.waitFor(".editor");
            for (String row : List.of(".site-header", ".problem-head", ".toolbar")) {
                assertThat(height(browser, row)).as(row).isPositive().isLessThan(60);
            }
            assertThat(browser.run("return document.querySelector('.editor').getBoundingClientRect().top + scrollY"
                            + " - document.querySelector('.site-header').getBoundingClientRect().top - scrollY"))
                    .satisfies(
                            above -> assertThat(((Number) above).doubleValue()).isLessThan(165));
            assertThat(browser.overhang()).isZero();
            assertThat(browser.violations()).isEmpty();
            for (String control : List.of(
                    "#language",
                    "button[data-opens='editor-settings']",
                    ".toolbar button[data-run]",
                    "[data-submit]",
                    ".workspace__switch a[href='#text']",
                    ".workspace__switch a[href='#code']")) {
                browser.awaitUncovered(control);
            }
        }
    }

    @Test
    void onAPhoneWhatAppearsIsSeenAndNoBarCoversIt(Site site) throws IOException {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.resize(390, 844);
            browser.open(PROBLEM + "#code");
            browser.waitFor(".editor");
            browser.emptyTheEditor();
            browser.submitFromTheEditor();
            browser.waitFor(".results [role='alert']");
            browser.awaitUncovered(".results__head");
            browser.awaitUncovered(".results [role='alert']");
            photograph(browser, "phone-refused");

            browser.find("[data-results-close]").click();
            browser.choose("language", "python");
            browser.writeCode(LONG);
            browser.press("Run");
            browser.waitFor(".run-result .run-case");
            browser.awaitUncovered(".results__head");
            browser.awaitUncovered(".run-result__state");
            photograph(browser, "phone-run");

            browser.find("[data-results-close]").click();
            browser.submitFromTheEditor();
            browser.waitFor(".results .verdict--wrong");
            browser.awaitUncovered(".results__head");
            browser.awaitUncovered(".results .submission-status__verdict .verdict");
            photograph(browser, "phone-wrong");

            browser.find("[data-results-close]").click();
            for (String menu :
                    List.of("details:has(> .menu__panel #file)", "details:has([data-restore])", ".run-menu")) {
                browser.find(".toolbar " + menu + " > summary").click();
                browser.awaitUncovered(".toolbar " + menu + " > .menu__panel");
                browser.photograph(PHOTOGRAPHS.resolve("phone-menu-" + menu.length() + ".png"));
                browser.find(".toolbar " + menu + " > summary").click();
            }
        }
    }

    @Test
    void howeverLongALineOfAnOutputIsThePanelKeepsItsWidth(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.writeCode(LONG);
            browser.press("Run");
            browser.waitFor(".run-result .run-case");
            awaitWithinThePanel(browser, ".run-case__texts h3");
            browser.submitFromTheEditor();
            browser.waitFor(".results .failure");
            awaitWithinThePanel(browser, ".failure :is(h3, th:not(:has(.visually-hidden)))");
        }
    }

    @Test
    void onAPhoneWhatALinkLeadsToIsBelowTheBar(Site site) {
        try (Chromium browser = site.guest()) {
            browser.resize(390, 844);
            browser.open("/paths/game-theory-from-zero#step-9");
            browser.awaitUncovered("#step-9 h3");
        }
    }

    @Test
    void aButtonThatIsOnlyAnIconHasNoFrame(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open("/");
            assertThat(browser.run("""
                    const button = document.createElement('button');
                    button.className = 'icon-button';
                    document.querySelector('main').append(button);
                    const style = getComputedStyle(button);
                    return style.borderTopWidth + ' ' + style.backgroundColor + ' ' + style.cursor;""")).isEqualTo("0px rgba(0, 0, 0, 0) pointer");
        }
    }

    @Test
    void theVerdictArrivesBelowTheCode(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.resize(1280, 700);
            browser.open(PROBLEM);
            browser.choose("language", "cpp");
            browser.writeCode(WRONG);
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".results .verdict--wrong")).isEqualTo("Wrong answer");
            assertThat(browser.address()).isEqualTo(PROBLEM);
            awaitInSight(browser, ".results");
            awaitInSight(browser, ".editor");
            awaitInSight(browser, ".statement");
            assertThat(browser.find(".results__link").getDomAttribute("href")).matches("/submissions/\\d+");
            browser.find("[data-results-close]").click();
            assertThat(browser.find(".results").isDisplayed()).isFalse();
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void whatWasNotTakenIsSaidBesideTheStatement(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.waitFor(".editor");
            browser.emptyTheEditor();
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".results [role='alert']")).isNotBlank();
            assertThat(browser.address()).isEqualTo(PROBLEM);
        }
    }

    /** Some of it is within the window, or soon will be. */
    private static void awaitInSight(Chromium browser, String selector) {
        browser.waitUntil("""
                const box = document.querySelector(arguments[0]).getBoundingClientRect();
                return box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0
                    && box.left < innerWidth && box.right > 0;""", selector);
    }

    /** At every width all of them stand in the panel, which need not be scrolled sideways. */
    private static void awaitWithinThePanel(Chromium browser, String selector) {
        for (int width : new int[] {360, 390, 768, 1024, 1280, 1440, 1920}) {
            browser.resize(width, 900);
            browser.waitUntil("""
                    const panel = document.querySelector('[data-results-body]');
                    const edge = panel.getBoundingClientRect().right;
                    const all = [...panel.querySelectorAll(arguments[0])];
                    return all.length > 0 && panel.scrollWidth <= panel.clientWidth
                        && all.every((one) => one.getBoundingClientRect().right <= edge);""", selector);
            assertThat(browser.overhang()).as(width + " pixels").isZero();
        }
        browser.resize(1280, 1000);
    }

    private static void photograph(Chromium browser, String name) throws IOException {
        for (String colours : new String[] {"light", "dark"}) {
            browser.prefer(colours);
            browser.photograph(PHOTOGRAPHS.resolve(name + "-" + colours + ".png"));
        }
    }

    private static double height(Chromium browser, String selector) {
        return ((Number) browser.run(
                        "return document.querySelector(arguments[0]).getBoundingClientRect().height", selector))
                .doubleValue();
    }

    private static double right(Chromium browser, String selector) {
        return ((Number) browser.run(
                        "return document.querySelector(arguments[0]).getBoundingClientRect().right", selector))
                .doubleValue();
    }

    private static Object place(Chromium browser, String selector) {
        return browser.run("""
                const box = document.querySelector(arguments[0]).getBoundingClientRect();
                return [box.left, box.top, box.width, box.height].join(' ');""", selector);
    }
}
