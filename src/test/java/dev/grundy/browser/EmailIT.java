package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Visit;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** From registering to a password that was forgotten and replaced, by mails that the product writes into files. */
@ExtendWith(OneSite.class)
class EmailIT {
    private static final String SAYS = "return document.querySelector('main').innerText.includes(arguments[0])";

    @Test
    void anAddressIsConfirmedAndLetsItsOwnerInAgain(Site site) throws Exception {
        String name = "m" + UUID.randomUUID().toString().replace("-", "").substring(0, 15);
        String address = name + "@example.org";
        OutboxFiles mails = new OutboxFiles(site.data().resolve("outbox"), address);
        try (Chromium browser = site.guest()) {
            browser.open("/register");
            browser.fill("name", name);
            browser.fill("password", Visit.password());
            browser.press("Register");
            browser.waitUntil(SAYS, "Welcome, " + name);

            browser.open("/account/email");
            assertThat(browser.violations()).isEmpty();
            browser.fill("address", address);
            browser.fill("current", Visit.password());
            browser.press("Send the confirmation");
            browser.waitUntil(SAYS, "Waiting for you to open the link in the mail to " + address);
            assertThat(browser.text()).contains("this site sends no mail yet").doesNotContain("on its way");
            assertThat(browser.violations()).isEmpty();

            browser.open(mails.nextLink());
            assertThat(browser.violations()).isEmpty();
            browser.press("Yes, confirm it");
            browser.waitUntil(SAYS, "Your e-mail address is confirmed.");

            browser.removeCookie("grundy_session");
            browser.open("/sign-in");
            browser.run(
                    "[...document.querySelectorAll('main a')].find((a) => a.textContent === arguments[0]).click()",
                    "Forgotten your password?");
            browser.waitUntil(SAYS, "You get a link for a new password");
            assertThat(browser.violations()).isEmpty();
            browser.fill("who", address);
            browser.press("Send the link");
            browser.waitUntil(SAYS, "If there is such an account");
            assertThat(browser.text()).doesNotContain("on its way");

            browser.open(mails.nextLink());
            assertThat(browser.violations()).isEmpty();
            browser.fill("password", "quite another one");
            browser.press("Change password");
            browser.waitUntil(SAYS, "Your password is changed. Sign in with it.");
            browser.fill("name", name);
            browser.fill("password", "quite another one");
            browser.press("Sign in");
            browser.waitUntil("return location.pathname === '/'");

            browser.open("/account/security");
            assertThat(browser.text())
                    .containsSubsequence(
                            "Signed in",
                            "Password changed by a link from an e-mail",
                            "New password asked for by e-mail",
                            "E-mail address confirmed",
                            "E-mail address given",
                            "Registered");
            assertThat(browser.violations()).isEmpty();
            assertThat(browser.complaints()).isEmpty();
        }
    }
}
