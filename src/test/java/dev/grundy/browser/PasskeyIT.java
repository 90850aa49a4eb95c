package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Visit;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Passkeys with a device: Chromium's virtual one. */
@ExtendWith(OneSite.class)
class PasskeyIT {
    private static final Path ALBUM = Path.of("target", "photographs");

    @Test
    void somebodyMakesOneSignsInWithItAndRemovesIt(Site site) throws IOException {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            browser.haveAuthenticator();
            make(browser, "phone");
            browser.open("/account/passkeys");
            assertThat(browser.text()).contains("phone");
            assertThat(browser.violations()).isEmpty();
            browser.photographAll(ALBUM.resolve("passkeys.png"));
            signOut(browser);

            browser.open("/sign-in?return=%2Fpractice");
            browser.waitFor(".door__passkey:not([hidden]) button");
            browser.photographAll(ALBUM.resolve("sign-in-passkey.png"));
            browser.press("Sign in with a passkey");
            assertThat(browser.waitFor(".person__name")).isEqualTo(name);
            assertThat(browser.address()).isEqualTo("/practice");

            browser.open("/account/passkeys");
            browser.find("#current").sendKeys(Visit.password());
            browser.press("Remove");
            browser.waitFor(".flash--success");
            assertThat(browser.text()).contains("You have none yet.");
            signOut(browser);
            browser.open("/sign-in");
            browser.press("Sign in with a passkey");
            assertThat(browser.waitFor("main .field__error:not([hidden])")).contains("No passkey of this site");
            assertThat(browser.has(".person__name")).isFalse();
        }
    }

    @Test
    void anAnswerIsTakenOnceAndForItsOwnQuestion(Site site) {
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            browser.haveAuthenticator();
            make(browser, "phone");
            signOut(browser);
            browser.open("/sign-in");
            browser.waitFor(".door__passkey:not([hidden]) button");
            // The form is not sent: what the device signed is read from it.
            browser.run("const form = document.querySelector('.door__passkey form');"
                    + " form.requestSubmit = () => { window.signed = form.elements.credential.value; };");
            browser.find(".door__passkey button").click();
            browser.waitUntil("return window.signed !== undefined");
            String signed = (String) browser.run("return window.signed");

            browser.run("return fetch('/sign-in/passkey/begin', { method: 'POST', body: new URLSearchParams() })"
                    + ".then(() => true)");
            assertThat(send(browser, signed))
                    .as("an answer to the question before")
                    .isEqualTo("422");
            assertThat(send(browser, signed)).as("an answer to no question").isEqualTo("422");
            browser.open("/account");
            assertThat(browser.address()).startsWith("/sign-in");
        }
    }

    @Test
    void aDeviceThatHasOneOfThePersonMakesNoSecond(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.haveAuthenticator();
            make(browser, "key ring");
            make(browser, "another of the same device, which it refuses");
            assertThat(browser.waitFor("[data-passkey-failed]:not([hidden])")).contains("Your browser made no passkey");
        }
    }

    @Test
    void withoutScriptsThePasswordIsAllThatIsOffered(Site site) {
        try (Chromium browser = site.guest()) {
            browser.doWithoutScripts();
            browser.open("/sign-in");
            assertThat(browser.find(".door__passkey").isDisplayed()).isFalse();
            assertThat(browser.find("#password").isDisplayed()).isTrue();
        }
    }

    private static void make(Chromium browser, String name) {
        browser.open("/account/passkeys");
        browser.find("#current").sendKeys(Visit.password());
        browser.press("Add a passkey");
        browser.waitFor("[data-passkey]:not([hidden]) #name");
        browser.find("#name").sendKeys(name);
        browser.press("Make it");
        browser.waitFor(".flash--success, [data-passkey-failed]:not([hidden])");
    }

    private static String send(Chromium browser, String signed) {
        return String.valueOf(browser.run(
                "return fetch('/sign-in/passkey', { method: 'POST', body: new URLSearchParams("
                        + "{ credential: arguments[0] }) }).then((answer) => answer.status)",
                signed));
    }

    private static void signOut(Chromium browser) {
        browser.run("document.querySelector('form[action=\"/sign-out\"]').requestSubmit()");
        browser.waitFor("a[href^='/sign-in']");
    }
}
