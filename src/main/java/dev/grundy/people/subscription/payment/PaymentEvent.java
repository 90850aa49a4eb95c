package dev.grundy.people.subscription.payment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * An event that the provider tells: that something happened, and to which customer. The outcome is asked for, never read here, so that
 * neither the order of events nor their age or version matters.
 *
 * @param customer the provider's id; empty for an event about none
 */
public record PaymentEvent(String id, String kind, Instant createdAt, Optional<String> customer) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int LONGEST_ID = 255;
    /** The end of the year 9999: later ones are nothing to store. */
    private static final long LATEST_SECOND = 253_402_300_799L;

    /** Beginnings of the kinds of event that may change a customer's state. */
    private static final Set<String> TELLING =
            Set.of("customer.subscription.", "customer.deleted", "invoice.", "checkout.session.", "charge.refund");

    /** @throws NoEventException for a text that is none */
    public static PaymentEvent parse(String json) throws NoEventException {
        try {
            JsonNode event = JSON.readTree(json);
            JsonNode object = event.path("data").path("object");
            String id = event.path("id").asText();
            String kind = event.path("type").asText();
            if (id.isBlank() || id.length() > LONGEST_ID || kind.isBlank() || kind.length() > LONGEST_ID) {
                throw new NoEventException("an event has an id and a type");
            }
            long created = Math.clamp(event.path("created").asLong(), 0, LATEST_SECOND);
            return new PaymentEvent(id, kind, Instant.ofEpochSecond(created), customer(object));
        } catch (JsonProcessingException e) {
            throw new NoEventException("an event is JSON: " + e.getOriginalMessage());
        }
    }

    /** Whether it may have changed its customer's state. */
    public boolean isTelling() {
        return TELLING.stream().anyMatch(kind::startsWith);
    }

    private static Optional<String> customer(JsonNode object) {
        JsonNode customer = object.path("customer");
        String id = object.path("object").asText().equals("customer")
                ? object.path("id").asText()
                : customer.isObject() ? customer.path("id").asText() : customer.asText();
        return Optional.of(id).filter(text -> !text.isBlank() && !text.equals("null"));
    }
}
