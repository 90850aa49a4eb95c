package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.ReadyData;
import dev.grundy.testsupport.StripeStandIn;
import dev.grundy.testsupport.Visit;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The way of a person who pays: on the built product, with a payment provider's stand-in. */
class SubscribingIT {
    private static final String PREMIUM = "/problems/token-walk-directed-graph";
    private static final String FROM_THE_TEASER =
            "/subscribe?return=" + URLEncoder.encode(PREMIUM, StandardCharsets.UTF_8);
    private static final Path SOLUTION = Path.of("problems/GMT-002/submissions/accepted/solution.cpp");
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String ADDRESS = "grace@example.org";
    private static final String SAYS = "return document.querySelector('main').innerText.includes(arguments[0])";

    @TempDir
    Path data;

    @Test
    void aPersonSubscribesSolvesFailsToPayKeepsTheTierForAWhileAndThenTheirOwnWork() throws Exception {
        ReadyData.make(data);
        int port = FreePort.find();
        String home = "http://localhost:" + port;
        try (StripeStandIn stripe = StripeStandIn.start();
                Product product = up(port, stripe);
                Chromium browser = Chromium.at(home)) {
            register(browser);
            confirm(browser);
            comeBackByPasskey(browser);
            turnRound(browser, product);
            subscribe(browser, product);
            seeTheBill(browser, "paid");
            seeTheCostOfMore(browser);
            String submission = solve(browser);
            String customer = stripe.customers().getFirst();
            String subscription = stripe.subscriptionsOf(customer).getFirst();

            stripe.set(subscription, Map.of("start_date", ago(40), "status", "past_due", "invoice.status", "open"));
            stripe.set(subscription, Map.of("invoice.created", ago(3)));
            tell(home, customer);
            browser.open("/subscribe");
            assertThat(browser.text()).contains("the last payment failed");
            SightsIT.look("subscribe-payment-failed", browser);
            seeTheBill(browser, "not paid yet");
            browser.open("/account");
            assertThat(browser.text()).contains("payment failed; stays until");
            browser.open(PREMIUM);
            assertThat(browser.text()).contains("Constraints");

            stripe.set(subscription, Map.of("invoice.created", ago(16)));
            tell(home, customer);
            browser.open(PREMIUM);
            assertThat(browser.waitFor(".lock h2")).isEqualTo("This problem belongs to the Basic tier");
            assertThat(browser.text()).contains("Your Basic ended on").doesNotContain("Constraints");
            SightsIT.look("teaser-of-an-ended-tier", browser);
            browser.open(submission);
            assertThat(browser.waitFor(".submission-status__verdict")).isEqualTo("Accepted");
            assertThat(browser.text()).contains("int main", "you need the tier Basic, and yours ended on");
            assertThat(browser.complaints()).isEmpty();
            assertThat(product.stop()).isZero();
        }
    }

    private static void register(Chromium browser) {
        browser.open("/register?return=" + PREMIUM);
        browser.fill("name", "grace");
        browser.fill("password", Visit.password());
        browser.press("Register");
        assertThat(browser.waitFor(".lock h2")).isEqualTo("This problem belongs to the Basic tier");
    }

    private void confirm(Chromium browser) throws Exception {
        browser.open("/account/email");
        browser.fill("address", ADDRESS);
        browser.fill("current", Visit.password());
        browser.press("Send the confirmation");
        browser.waitUntil(SAYS, "Waiting for you to open the link");
        browser.open(new OutboxFiles(data.resolve("outbox"), ADDRESS).nextLink());
        browser.press("Yes, confirm it");
        browser.waitUntil(SAYS, "Your e-mail address is confirmed.");
    }

    private static void comeBackByPasskey(Chromium browser) {
        browser.haveAuthenticator();
        browser.open("/account/passkeys");
        browser.find("#current").sendKeys(Visit.password());
        browser.press("Add a passkey");
        browser.waitFor("[data-passkey]:not([hidden]) #name");
        browser.find("#name").sendKeys("phone");
        browser.press("Make it");
        browser.waitFor(".flash--success");
        browser.removeCookie("grundy_session");
        browser.open("/sign-in");
        browser.waitFor(".door__passkey:not([hidden]) button");
        browser.press("Sign in with a passkey");
        assertThat(browser.waitFor(".person__name")).isEqualTo("grace");
    }

    /** From the teaser to the payment, and back without having paid. */
    private static void turnRound(Chromium browser, Product product) throws Exception {
        browser.open(PREMIUM);
        browser.find(".lock a[href^='/subscribe?return=']").sendKeys(Keys.ENTER);
        choose(browser, product);
        browser.find(".back").sendKeys(Keys.ENTER);
        assertThat(browser.waitFor(".flash")).contains("You turned round before paying.");
        assertThat(browser.address()).isEqualTo(FROM_THE_TEASER);
        SightsIT.look("subscribe-turned-round", browser);
    }

    private static void subscribe(Chromium browser, Product product) throws Exception {
        choose(browser, product);
        browser.press("Pay");
        assertThat(browser.waitFor(".flash")).contains("Thank you. You have Basic until ");
        assertThat(browser.address()).isEqualTo(PREMIUM);
        SightsIT.look("subscribe-thanks", browser);
        browser.open("/account");
        assertThat(browser.waitFor(".facts")).contains("Basic", "next payment on");
    }

    /** From the prices that the footer leads to, as the provider has the bill now. */
    private static void seeTheBill(Chromium browser, String state) throws Exception {
        browser.open("/account");
        browser.click(".site-footer a[href='/subscribe']");
        browser.click("main a[href='/subscribe/bills']");
        assertThat(browser.waitFor(".token-list li"))
                .contains("€5.00", "· " + state, "VAT in it: €0.80", "Bill BILL-in_sub_");
        assertThat(browser.find(".token-list a").getDomAttribute("href")).startsWith("https://invoice.example/i/");
        SightsIT.look("bill-" + state.replace(' ', '-'), browser);
    }

    private static void seeTheCostOfMore(Chromium browser) throws Exception {
        browser.click(".site-footer a[href='/subscribe']");
        browser.click(".tier-card__change a[href='/subscribe/change?tier=pro']");
        browser.waitFor("form[action='/subscribe/portal'] button");
        assertThat(browser.text().replace('\u00a0', ' ')).contains("Today you pay €3.40.", "you pay €5.00 a year.");
        SightsIT.look("subscribe-change", browser);
    }

    private static void choose(Chromium browser, Product product) {
        browser.open(FROM_THE_TEASER);
        String monthly = "form:has(input[value='" + StripeStandIn.MONTHLY_BASIC + "']) button";
        Instant deadline = Instant.now().plus(PATIENCE);
        // The product asks for its prices when it has begun; each page is as late as it takes to be made.
        while (!browser.has(monthly)) {
            assertThat(Instant.now())
                    .as("no price to choose: %s\n%s", browser.text(), product.printed())
                    .isBefore(deadline);
            browser.open(FROM_THE_TEASER);
        }
        browser.find(monthly).sendKeys(Keys.ENTER);
        assertThat(browser.waitFor(".pay")).isEqualTo("Pay here");
    }

    private static String solve(Chromium browser) throws Exception {
        browser.open(PREMIUM);
        assertThat(browser.text()).contains("Constraints", "Sample input 1");
        browser.choose("language", "cpp");
        browser.writeCode(Files.readString(SOLUTION));
        browser.submitFromTheEditor();
        assertThat(browser.waitFor(".results .verdict--accepted")).isEqualTo("Accepted");
        return browser.find(".results__link").getDomAttribute("href");
    }

    private static void tell(String home, String customer) throws Exception {
        String event = StripeStandIn.event("evt_" + UUID.randomUUID(), "invoice.payment_failed", customer);
        try (HttpClient provider = HttpClient.newHttpClient()) {
            assertThat(provider.send(
                                    HttpRequest.newBuilder(URI.create(home + "/payment/events"))
                                            .header(
                                                    "Stripe-Signature",
                                                    StripeStandIn.signature(StripeStandIn.SECRET, Instant.now(), event))
                                            .POST(HttpRequest.BodyPublishers.ofString(event))
                                            .build(),
                                    BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    private static Instant ago(int days) {
        return Instant.now().minus(DAY.multipliedBy(days));
    }

    private Product up(int port, StripeStandIn stripe) throws Exception {
        Map<String, String> environment = new HashMap<>();
        environment.put("GRUNDY_PAYMENT_API", stripe.address());
        environment.put("GRUNDY_PAYMENT_SECRET_KEY", "sk_test_of_the_stand_in");
        environment.put("GRUNDY_PAYMENT_WEBHOOK_SECRET", StripeStandIn.SECRET);
        environment.put("GRUNDY_PAYMENT_PRICES", StripeStandIn.PRICES);
        Product product =
                Product.start(environment, List.of("up", "--port", String.valueOf(port), "--data", data.toString()));
        product.outputUntil("Grundy is ready");
        return product;
    }
}
