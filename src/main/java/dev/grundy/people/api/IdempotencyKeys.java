package dev.grundy.people.api;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.api.IdempotencyRepository.Held;
import dev.grundy.people.api.IdempotencyRepository.Known;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.error.FieldFault;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Does a program's request once, even if the program sends it several times under one key. The work and the note that it was done are
 * written in one transaction: a failure in between leaves both or neither. Thread-safe.
 */
@ApplicationScoped
public class IdempotencyKeys {
    /** How long an answer is given again. */
    public static final Duration KEPT = Duration.ofHours(24);

    /** No request is worked on for so long: the holder of the key died. */
    private static final Duration LONGEST_WORK = Duration.ofMinutes(1);

    private static final Duration RETRY_AFTER = Duration.ofSeconds(1);

    private final IdempotencyRepository keys;
    private final Clock clock;

    IdempotencyKeys(IdempotencyRepository keys, Clock clock) {
        this.keys = keys;
        this.clock = clock;
    }

    /**
     * The answer of the work, done now or at an earlier request.
     *
     * @param body of the request, which tells it from another one under the same key
     * @param work does it within the transaction in which it is called and answers the result; an exception undoes it and frees the key
     * @throws ApiException 409 while the same is being done; 422 if the key was used for something else
     */
    public String once(long account, IdempotencyKey key, ContentHash body, Supplier<String> work) {
        // As exact as the database keeps it.
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        Held held = new Held(account, key, now);
        // Others see at once that it is held.
        boolean isHeld = QuarkusTransaction.suspendingExisting()
                .call(() -> keys.claim(held, body, now.minus(LONGEST_WORK), now.minus(KEPT)));
        return isHeld ? done(held, work) : known(keys.find(account, key), body);
    }

    private String done(Held held, Supplier<String> work) {
        try {
            return QuarkusTransaction.requiringNew().call(() -> {
                String answer = work.get();
                if (!keys.finish(held, answer)) {
                    throw busy();
                }
                return answer;
            });
        } catch (RuntimeException e) {
            QuarkusTransaction.suspendingExisting().run(() -> keys.release(held));
            throw e;
        }
    }

    private static String known(Optional<Known> known, ContentHash body) {
        if (known.filter(found -> !found.bodyHash().equals(body.hex())).isPresent()) {
            String detail = "This key was used for another request within a day; make up a new one.";
            throw new ApiException(ErrorType.INVALID, detail).and(new FieldFault(IdempotencyKey.HEADER, detail));
        }
        return known.flatMap(Known::answer).orElseThrow(IdempotencyKeys::busy);
    }

    private static ApiException busy() {
        return new ApiException(
                        ErrorType.CONFLICT,
                        "A request with this key is being worked on; ask again for what came of it.")
                .after(RETRY_AFTER);
    }

    @Scheduled(every = "1h", delayed = "12m")
    void forgetOld() {
        keys.forget(clock.instant().minus(KEPT));
    }
}
