package dev.grundy.people.mail;

/** Hands mails over. Thread-safe. */
interface Delivery {
    /** @throws DeliveryException when it could not be handed over */
    void deliver(Letter letter) throws DeliveryException;

    /** Where mails go, for logs. */
    String place();
}
