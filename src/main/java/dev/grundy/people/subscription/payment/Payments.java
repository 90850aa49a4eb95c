package dev.grundy.people.subscription.payment;

import jakarta.inject.Named;
import jakarta.inject.Singleton;

/** Whether people can subscribe here. Templates ask {@code inject:payments}. */
@Singleton
@Named("payments")
public class Payments {
    private final PaymentSetup setup;

    Payments(PaymentConfig config) {
        this.setup = PaymentSetup.of(config);
    }

    public boolean isOpen() {
        return setup.isComplete();
    }

    /** Whether who pays can be led to where they cancel, also where nothing is sold any more. */
    public boolean canAsk() {
        return setup.canAsk();
    }
}
