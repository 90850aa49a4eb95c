package dev.grundy.subscription;

import jakarta.inject.Named;
import jakarta.inject.Singleton;

/** Whether people can subscribe here. Templates ask {@code inject:payments}. */
@Singleton
@Named("payments")
public class Payments {
    private final boolean open;

    Payments(PaymentConfig config) {
        this.open = PaymentSetup.of(config).isComplete();
    }

    public boolean isOpen() {
        return open;
    }
}
