package dev.grundy.people.subscription;

import dev.grundy.testsupport.StripeStandIn;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** Starts a payment provider's stand-in and tells the application of it. */
public final class StripeResource implements QuarkusTestResourceLifecycleManager {
    private static StripeStandIn standIn;

    public static StripeStandIn standIn() {
        return standIn;
    }

    @Override
    public Map<String, String> start() {
        standIn = StripeStandIn.start();
        return Map.of(
                "grundy.payment.api",
                standIn.address(),
                "grundy.payment.secret-key",
                "sk_test_of_the_stand_in",
                "grundy.payment.webhook-secret",
                StripeStandIn.SECRET,
                "grundy.payment.prices",
                StripeStandIn.PRICES + ",pro:" + StripeStandIn.MISTYPED,
                "grundy.payment.seat-prices",
                "basic:" + StripeStandIn.BASIC_SEAT + ",pro:" + StripeStandIn.PRO_SEAT,
                "grundy.payment.patience",
                "10m");
    }

    @Override
    public void stop() {
        standIn.close();
    }
}
