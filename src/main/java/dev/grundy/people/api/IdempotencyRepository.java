package dev.grundy.people.api;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code idempotency_key}. Thread-safe. */
@ApplicationScoped
class IdempotencyRepository {
    /** Keys that are too old are taken over: a finished one after a day, another one when its request must be dead. */
    private static final Sql CLAIM = Sql.of("""
            insert into idempotency_key as known (account_id, key, body_hash, made_at)
            values (:account, :key, :body, :now)
            on conflict (account_id, key) do update set body_hash = excluded.body_hash, made_at = excluded.made_at, answer = null
            where known.made_at <= case when known.answer is null then cast(:dead as timestamptz)
                else cast(:forgotten as timestamptz) end""");

    private static final Sql FIND =
            Sql.of("select body_hash, answer from idempotency_key where account_id = :account and key = :key");
    private static final Sql FINISH = Sql.of("""
            update idempotency_key set answer = :answer
            where account_id = :account and key = :key and made_at = :made and answer is null""");
    private static final Sql RELEASE = Sql.of("""
            delete from idempotency_key where account_id = :account and key = :key and made_at = :made and answer is null""");
    private static final Sql FORGET = Sql.of("delete from idempotency_key where made_at <= :before");

    private final DataSource database;

    IdempotencyRepository(DataSource database) {
        this.database = database;
    }

    /** A key of somebody's; its worker holds it since that instant, to the microsecond. */
    record Held(long account, IdempotencyKey key, Instant since) {}

    /** The stored state of a key; without an answer its request is under way. */
    record Known(String bodyHash, Optional<String> answer) {}

    /**
     * Whether it is held now; else somebody else holds it, or it is done.
     *
     * @param dead      a request that began then or earlier has died
     * @param forgotten an answer from then or earlier is not known any more
     */
    boolean claim(Held held, ContentHash body, Instant dead, Instant forgotten) {
        return CLAIM.on(database)
                        .with("account", held.account())
                        .with("key", held.key().text())
                        .with("body", body.hex())
                        .with("now", held.since())
                        .with("dead", dead)
                        .with("forgotten", forgotten)
                        .update()
                == 1;
    }

    /** Empty when it was given back meanwhile. */
    Optional<Known> find(long account, IdempotencyKey key) {
        return FIND.on(database)
                .with("account", account)
                .with("key", key.text())
                .find(row -> {
                    @Nullable String answer = row.getString("answer");
                    return new Known(Objects.requireNonNull(row.getString("body_hash")), Optional.ofNullable(answer));
                });
    }

    /** False when somebody else took it over. */
    boolean finish(Held held, String answer) {
        return FINISH.on(database)
                        .with("account", held.account())
                        .with("key", held.key().text())
                        .with("made", held.since())
                        .with("answer", answer)
                        .update()
                == 1;
    }

    /** Nothing was done under it: it may be used again. */
    void release(Held held) {
        RELEASE.on(database)
                .with("account", held.account())
                .with("key", held.key().text())
                .with("made", held.since())
                .update();
    }

    void forget(Instant before) {
        FORGET.on(database).with("before", before).update();
    }
}
