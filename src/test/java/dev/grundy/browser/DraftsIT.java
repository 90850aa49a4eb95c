package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Lane;
import dev.grundy.testsupport.Visit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each way of losing code, none of which loses it. */
@ExtendWith(OneSite.class)
class DraftsIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final String TEXT = "// a thought\n";
    private static final String STATE_BEGINS =
            "return document.querySelector('[data-draft-state]').textContent.startsWith(arguments[0])";
    private static final String SAVED = "return document.querySelector('[data-draft-state]').textContent === 'Saved'";

    @Test
    void aReloadAndEveryTabHaveIt(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, TEXT);
            for (String tab : List.of("", "/editorial", "/submissions")) {
                browser.open(PROBLEM + tab);
                assertHas(browser, TEXT);
            }
        }
    }

    @Test
    void anotherDeviceHasItAndWhoIsLateIsShownBoth(Site site) {
        String name = site.newcomer();
        try (Chromium here = site.browserOf(name);
                Chromium there = site.browserOf(name)) {
            write(here, TEXT);
            here.waitUntil(SAVED);
            there.open(PROBLEM);
            assertHas(there, TEXT);
            there.writeCode("// there\n");
            there.waitUntil(SAVED);
            here.writeCode("// here\n");
            assertThat(here.waitFor("[data-differ]:not([hidden]) [data-differ-there]"))
                    .contains("there");
            assertThat(here.find("[data-differ-here]").getText()).contains("here");
            here.find("[data-keep='there']").click();
            assertHas(here, "// there\n" + TEXT);
        }
    }

    @Test
    void whatIsChosenOfTwoIsWhatTheOtherDeviceFinds(Site site) {
        String name = site.newcomer();
        try (Chromium here = site.browserOf(name);
                Chromium there = site.browserOf(name)) {
            there.open(PROBLEM);
            there.waitFor(".editor");
            write(here, "// here\n");
            here.waitUntil(SAVED);
            there.writeCode("// there\n");
            there.waitFor("[data-differ]:not([hidden])");
            there.find("[data-keep='here']").click();
            there.waitUntil(SAVED);
            here.open(PROBLEM);
            assertHas(here, "// there\n");
        }
    }

    @Test
    void aGuestTakesItAlongWhenSigningIn(Site site) {
        String name = site.newcomer();
        try (Chromium browser = site.guest()) {
            write(browser, TEXT);
            browser.find("[data-submit]").click();
            signIn(browser, name);
            assertHas(browser, TEXT);
            browser.waitUntil(SAVED);
            assertThat(keys(browser)).allMatch(key -> !key.startsWith("grundy:draft:guest:"));
        }
    }

    @Test
    void anEndedSessionGivesItBackAfterSigningIn(Site site) {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            write(browser, TEXT);
            browser.removeCookie("grundy_session");
            browser.writeCode("// more\n");
            browser.find("[data-submit]").click();
            browser.waitFor(".results [role='alert']");
            assertHas(browser, "// more\n" + TEXT);
            browser.find(".results a.button").click();
            signIn(browser, name);
            assertHas(browser, "// more\n" + TEXT);
        }
    }

    @Test
    void offlineItStaysAndOnePressSendsItAgain(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, TEXT);
            browser.waitUntil(SAVED);
            browser.setOffline(true);
            browser.writeCode("int main( {}\n");
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".results [role='alert']")).contains("could not be reached");
            browser.setOffline(false);
            browser.find("[data-again]").click();
            assertThat(browser.waitFor(".results .verdict--uncompiled")).isEqualTo("Compile error");
            assertHas(browser, "int main( {}\n" + TEXT);
        }
    }

    @Test
    void whoWritesOnAfterSubmittingIsAskedNothing(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, "int main( {}\n");
            browser.submitFromTheEditor();
            browser.waitFor(".results .verdict--uncompiled");
            write(browser, TEXT);
            browser.waitUntil("return document.querySelector('[data-code-form] [name=version]').value === '2'"
                    + " || !document.querySelector('[data-differ]').hidden");
            assertThat(browser.has("[data-differ]:not([hidden])")).isFalse();
        }
    }

    @Test
    void aFileInAnotherLanguageWritesOverNoTextButThatLanguages(Site site, @TempDir Path files) throws IOException {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            write(browser, TEXT);
            browser.waitUntil(SAVED);
            upload(browser, Files.writeString(files.resolve("Main.java"), "class Main {}\n"));
            assertThat(browser.run("return document.querySelector('#language').value"))
                    .isEqualTo("java");
            browser.waitUntil(SAVED);
            browser.choose("language", "cpp");
            assertHas(browser, TEXT);
        }
        try (Chromium elsewhere = site.browserOf(name)) {
            elsewhere.open(PROBLEM + "?language=java");
            assertHas(elsewhere, "class Main {}\n");
            elsewhere.open(PROBLEM + "?language=cpp");
            assertHas(elsewhere, TEXT);
        }
    }

    @Test
    void aGuestsFileInAnotherLanguageWritesOverNoTextEither(Site site, @TempDir Path files) throws IOException {
        try (Chromium browser = site.guest()) {
            browser.open(PROBLEM);
            browser.choose("language", "cpp");
            write(browser, TEXT);
            upload(browser, Files.writeString(files.resolve("main.py"), "print()\n"));
            browser.choose("language", "cpp");
            assertHas(browser, TEXT);
            browser.choose("language", "python");
            assertHas(browser, "print()\n");
        }
    }

    private static void upload(Chromium browser, Path file) throws IOException {
        browser.find("#file").sendKeys(file.toString());
        assertHas(browser, Files.readString(file));
    }

    /** It may hold what was refused, as the answer to a form: fetching it anew would be sending that again. */
    @Test
    void goingBackToAnErrorPageShowsItAsItWas(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open("/nowhere");
            browser.waitFor(".error-page__status");
            assertThat(browser.run("window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));"
                            + " return document.body.hidden"))
                    .isEqualTo(false);
        }
    }

    @Test
    void whatIsTooLargeStaysInTheEditor(Site site) {
        String large = "// " + "x".repeat(65_536) + "\n";
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, large);
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".results [role='alert']")).contains("64.0 KiB");
            browser.open(PROBLEM);
            assertHas(browser, large);
        }
    }

    @Test
    void whatOnlyThisBrowserKeepsIsSaidToBeHereAlone(Site site) {
        String large = "x = 1\n".repeat(17_000);
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, large);
            browser.waitUntil(STATE_BEGINS, "Too large for the server: 100 KiB, at most 64 KiB. Kept in this browser");
            browser.open(PROBLEM);
            assertHas(browser, large);
        }
    }

    /** A textarea, a store of five million characters and a form cannot follow each keystroke in it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 12})
    void whatIsTooLargeToKeepIsNotSaidToBeKeptAndStopsNobody(int megabytes, Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, TEXT);
            browser.waitUntil(SAVED);
            browser.paste(megabytes * 125_000, "int i;\n\n");
            browser.waitUntil(STATE_BEGINS, "Too large to keep: ");
            assertThat(browser.find("[data-draft-state]").getText())
                    .contains(megabytes == 1 ? "977 KiB" : "11,719 KiB", "while this page stays open");
            browser.pressKeys("more");
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".editor + [role='alert']")).contains("Too large to send", "64 KiB");
            assertThat(browser.has("[data-results]:not([hidden])")).isFalse();
            browser.emptyTheEditor();
            browser.writeCode("// small again\n");
            browser.waitUntil(SAVED);
            assertHas(browser, "// small again\n");
        }
    }

    @Test
    void whereABrowserHasNoRoomNothingIsSaidToBeKeptThere(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open(PROBLEM);
            browser.waitFor(".editor");
            browser.run("for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {"
                    + " try { localStorage.setItem('room' + size, 'x'.repeat(size)); } catch { } }");
            browser.writeCode(TEXT.repeat(100));
            browser.waitUntil(STATE_BEGINS, "This browser has no room left");
        }
    }

    /** So large that the server closes its ears before it has read it. */
    @Test
    void whatTheServerDoesNotEvenReadStaysToo(Site site) {
        String large = "// " + "x".repeat(300_000) + "\n";
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, large);
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".results [role='alert']")).contains("larger than this server takes");
            assertHas(browser, large);
            browser.open(PROBLEM);
            assertHas(browser, large);
        }
    }

    @Test
    void whoHasTooManyWaitingKeepsTheNextOne(Site site) {
        String name = site.newcomer();
        Sql.of("""
                insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, queued_at)
                select 'nothing', -a.id * 2 - n, 'nothing', a.id, 'nobody', :lane, 0, 'queued', now()
                from account a, generate_series(0, 1) as n where a.name = :name""")
                .on(site.database())
                .with("name", name)
                .with("lane", Lane.SUBMIT.code())
                .update();
        try (Chromium browser = site.browserOf(name)) {
            write(browser, TEXT);
            browser.submitFromTheEditor();
            assertThat(browser.waitFor(".results [role='alert']")).contains("2 submissions waiting");
            assertHas(browser, TEXT);
            browser.open(PROBLEM);
            assertHas(browser, TEXT);
        } finally {
            Sql.of("delete from work where kind = 'nothing'")
                    .on(site.database())
                    .update();
        }
    }

    @Test
    void backToATabHasWhatWasWrittenInAnother(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, TEXT);
            browser.open(PROBLEM + "/editorial");
            write(browser, "// with the editorial beside it\n");
            browser.run("history.back()");
            browser.waitUntil("return location.pathname === arguments[0]", PROBLEM);
            assertHas(browser, "// with the editorial beside it\n" + TEXT);
        }
    }

    @Test
    void whatWasSentLastIsBroughtBackInEachLanguage(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.choose("language", "java");
            write(browser, "class Main {\n");
            browser.submitFromTheEditor();
            browser.waitFor(".results .verdict--uncompiled");
            browser.writeCode("// ruined\n");
            browser.find(".toolbar details:has([data-restore]) > summary").click();
            browser.find("[data-restore='submitted']").click();
            assertHas(browser, "class Main {\n");
            browser.open(PROBLEM);
            browser.waitUntil("return document.querySelector('#language').value === 'java'");
        }
    }

    @Test
    void signingOutLeavesNothingBehind(Site site) {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            write(browser, TEXT);
            browser.find(".person").click();
            browser.find("form[action='/sign-out'] button").click();
            browser.waitFor("a[href^='/register']");
            assertThat(keys(browser)).noneMatch(key -> key.startsWith("grundy:draft:"));
            browser.open(PROBLEM);
            browser.waitFor(".editor");
            assertThat(browser.hasStarter()).isTrue();
            browser.open("/sign-in?return=" + PROBLEM);
            signIn(browser, name);
            assertHas(browser, TEXT);
        }
    }

    @Test
    void whatTheServerHasNotGotOutlivesSigningOut(Site site) {
        String name = site.newcomer();
        String large = "// " + "x".repeat(65_536) + "\n";
        try (Chromium browser = site.browserOf(name)) {
            write(browser, large);
            browser.find(".person").click();
            browser.find("form[action='/sign-out'] button").click();
            browser.waitFor("a[href^='/register']");
            browser.open(PROBLEM);
            browser.waitFor(".editor");
            assertThat(browser.hasStarter()).isTrue();
            browser.open("/sign-in?return=" + PROBLEM);
            signIn(browser, name);
            assertHas(browser, large);
        }
    }

    @Test
    void twoTabsShowTheSameText(Site site) {
        try (Chromium browser = site.guest()) {
            write(browser, TEXT);
            Runnable back = browser.anotherTab();
            write(browser, "// in the other tab\n");
            back.run();
            assertHas(browser, "// in the other tab\n" + TEXT);
        }
    }

    @Test
    void whatIsTypedBeforeTheScriptsRunIsSaved(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.typeBeforeScriptsRun("// early\n");
            browser.open(PROBLEM);
            browser.waitUntil(SAVED);
            assertHas(browser, "// early\n");
        }
    }

    @Test
    void aLanguageChosenBeforeTheScriptsRunHasItsOwnText(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.chooseBeforeScriptsRun("python");
            browser.open(PROBLEM);
            browser.waitUntil("""
                    return document.querySelector('#language').value === 'python' && document.querySelector('#source').value
                        === document.querySelector('template[data-starter="python"]').content.textContent;""");
        }
    }

    @Test
    void whatIsTypedBeforeADraftOfThisBrowserComesCanBeBroughtBack(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            write(browser, TEXT);
            browser.waitUntil(SAVED);
            browser.run("""
                    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('grundy:draft:')))
                      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), dirty: true }));""");
            browser.typeBeforeScriptsRun("// early\n");
            browser.open(PROBLEM);
            assertHas(browser, TEXT);
            browser.find(".toolbar details:has([data-restore]) > summary").click();
            browser.find("[data-restore='before']").click();
            assertHas(browser, "// early\n");
        }
    }

    /** Opens the problem if it is not open, and writes before what stands in its editor. */
    private static void write(Chromium browser, String text) {
        if (!browser.address().startsWith(PROBLEM)) {
            browser.open(PROBLEM);
        }
        browser.waitFor(".editor");
        browser.writeCode(text);
        browser.waitUntil("return document.querySelector('#source').value.startsWith(arguments[0])", text);
    }

    private static void assertHas(Chromium browser, String text) {
        browser.waitUntil("return document.querySelector('#source')?.value === arguments[0]", text);
    }

    private static void signIn(Chromium browser, String name) {
        browser.fill("name", name);
        browser.fill("password", Visit.password());
        browser.press("Sign in");
    }

    @SuppressWarnings("unchecked") // a script's array of strings
    private static List<String> keys(Chromium browser) {
        return (List<String>) browser.run("return Object.keys(localStorage)");
    }
}
