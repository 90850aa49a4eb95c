package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.StripeStandIn;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way of a person who pays: on the built product, with a payment provider's stand-in. */
class SubscribingIT {
    private static final String PREMIUM = "/problems/token-walk-directed-graph";
    private static final Path SOLUTION = Path.of("problems/GMT-002/submissions/accepted/solution.cpp");
    private static final Duration DAY = Duration.ofDays(1);

    @TempDir
    Path data;

    @Test
    void aPersonSubscribesSolvesFailsToPayKeepsTheTierForAWhileAndThenTheirOwnWork() throws Exception {
        int port = FreePort.find();
        String home = "http://localhost:" + port;
        try (StripeStandIn stripe = StripeStandIn.start();
                Product product = up(port, stripe);
                Chromium browser = Chromium.at(home)) {
            register(browser);
            subscribe(browser);
            String submission = solve(browser);
            String customer = customer();
            String subscription = stripe.subscriptionsOf(customer).getFirst();

            stripe.set(subscription, Map.of("start_date", ago(40), "status", "past_due", "invoice.status", "open"));
            stripe.set(subscription, Map.of("invoice.created", ago(3)));
            tell(home, "evt_failed", customer);
            browser.open("/subscribe");
            assertThat(browser.text()).contains("the last payment failed");
            browser.open(PREMIUM);
            assertThat(browser.text()).contains("Constraints");

            stripe.set(subscription, Map.of("invoice.created", ago(16)));
            tell(home, "evt_failed_again", customer);
            browser.open(PREMIUM);
            assertThat(browser.waitFor(".lock h2")).isEqualTo("This problem belongs to the Basic tier");
            assertThat(browser.text()).contains("Your Basic ended on").doesNotContain("Constraints");
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
        browser.fill("password", "a long enough password");
        browser.press("Register");
        assertThat(browser.waitFor(".lock h2")).isEqualTo("This problem belongs to the Basic tier");
    }

    private static void subscribe(Chromium browser) {
        browser.open("/subscribe");
        browser.press("Subscribe: €5.00 a month");
        assertThat(browser.waitFor(".pay")).isEqualTo("Pay here");
        browser.press("Pay");
        assertThat(browser.waitFor(".flash")).contains("Thank you. You have Basic.");
        assertThat(browser.address()).isEqualTo("/subscribe");
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

    private static void tell(String home, String id, String customer) throws Exception {
        String event = StripeStandIn.event(id, "invoice.payment_failed", customer);
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

    private static String customer() {
        return "cus_1";
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
