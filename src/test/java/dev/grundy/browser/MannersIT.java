package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Movement, for who likes it and for who does not, and pages on paper. */
@ExtendWith(OneSite.class)
class MannersIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final Path SOLUTION = Path.of("problems/GMT-001/submissions/accepted/solution.py");

    /** What turns while a judge works, wherever the page is: whether it moves is for the style sheets to say. */
    private static final String A_RUNNING_VERDICT = """
            document.querySelector('main').insertAdjacentHTML('beforeend',
                '<p class="submission-status__verdict"><span class="verdict verdict--running"><svg class="icon"></svg></span></p>');""";

    /** Names of all that moves or would at the next change, also in the editor's shadow root. */
    private static final String MOVING = """
            const within = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
            const some = (times) => times.split(',').some((time) => parseFloat(time) > 0);
            return within(document).filter((one) => [undefined, '::before', '::after'].some((part) => {
              const style = getComputedStyle(one, part);
              return (style.animationName !== 'none' && some(style.animationDuration)) || some(style.transitionDuration)
                  || style.scrollBehavior === 'smooth';
            })).map((one) => one.tagName + '.' + one.getAttribute('class')).join(' ');""";

    /** Names the submission whose verdict is there, as soon as one is. */
    private static final String BUNDLE =
            "return (document.querySelector('.results a[href$=\"/replay.json\"]') ?? { href: arguments[0] }).href";

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", PROBLEM, "/play?start=13&stones=3&take=3", "/status"})
    void nothingMovesForWhoAsksForLessMotion(String address, Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            browser.preferLessMotion();
            browser.open(address);
            browser.run(A_RUNNING_VERDICT);
            if (address.equals(PROBLEM)) {
                browser.writeCode("// looks at the editor too\n");
            }
            assertThat(browser.run(MOVING)).isEqualTo("");
        }
    }

    /** The test above could not fail otherwise. */
    @Test
    void forOthersThingsMove(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open("/");
            browser.run(A_RUNNING_VERDICT);
            assertThat(browser.run(MOVING)).asString().contains("HTML", "BUTTON.button", "svg.icon");
        }
    }

    @Test
    void anAcceptedProgramIsCelebratedUnlessLessMotionIsAskedFor(Site site) throws IOException {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.writeCode(Files.readString(SOLUTION));
            browser.run("window.seen = ''; new MutationObserver((changes) => changes.forEach((change) =>"
                    + " change.addedNodes.forEach((node) => { if (node.className === 'sparks') window.seen += 'sparks'; })))"
                    + ".observe(document.body, { childList: true, subtree: true });");
            browser.submitFromTheEditor();
            browser.waitFor(".results .verdict--accepted");
            browser.waitUntil("return window.seen === 'sparks' && document.querySelector('.sparks') === null");
            browser.preferLessMotion();
            Object first = browser.run(BUNDLE);
            browser.submitFromTheEditor();
            // It may be over before anybody sees it run.
            browser.waitUntil(
                    BUNDLE + " !== arguments[0] && document.querySelector('.results .verdict--accepted') !== null",
                    first);
            assertThat(browser.run("return window.seen")).isEqualTo("sparks");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void aTabThatIsClosedWhileTheJudgeWorksLeavesNoTraceInTheLog(Site site) {
        String name = site.newcomer();
        int before = site.log().length();
        try (Chromium browser = site.browserOf(name)) {
            browser.open(PROBLEM);
            browser.choose("language", "python");
            browser.writeCode("while True: pass\n");
            browser.submitFromTheEditor();
            // While it is being sent it looks the same, and would never be there.
            browser.waitFor(".results__link[href]");
            browser.waitFor(".results .verdict--running");
        }
        try (Chromium browser = site.browserOf(name)) {
            browser.open("/submissions");
            browser.find("main a[href^='/submissions/']").click();
            browser.waitFor(".submission-status__verdict .verdict--limit");
        }
        assertThat(site.log().substring(before)).doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/editorial"})
    void onPaperATextIsWholeAloneAndDarkOnWhite(String tab, Site site) throws IOException {
        try (Chromium browser = site.browserOf("ada")) {
            browser.open(PROBLEM + tab);
            browser.waitFor(".prose");
            browser.lookAsPrinted();
            assertThat(browser.run("return getComputedStyle(document.body).backgroundColor"))
                    .isEqualTo("rgb(255, 255, 255)");
            assertThat(browser.run("return getComputedStyle(document.querySelector('.prose')).color"))
                    .isEqualTo("rgb(26, 26, 36)");
            for (String around :
                    new String[] {".site-header", ".tabs", ".workspace__code", ".workspace__divider", ".copy-button"}) {
                assertThat(browser.find(around).isDisplayed()).as(around).isFalse();
            }
            assertThat(browser.find("h1").isDisplayed()).isTrue();
            assertThat(
                            browser.run(
                                    "return document.documentElement.scrollHeight > document.querySelector('.prose').scrollHeight"))
                    .as("nothing is behind the edge of a pane")
                    .isEqualTo(true);
            assertThat(browser.overhang()).isZero();
            browser.photographAll(Path.of("target/photographs/print" + tab.replace('/', '-') + ".png"));
        }
    }
}
