package dev.grundy.people.credential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.credential.WaysIn.Removal;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nobody shuts themselves out. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class WaysInTest {
    private static final Sql ADD = Sql.of("""
            insert into passkey (credential_id, account_id, user_handle, public_key, signature_count, name, made_at)
            values (:id, :account, repeat('A', 43), '', 0, :id, now())""");
    private static final Sql REMOVE =
            Sql.of("delete from passkey where account_id = :account and credential_id = :id returning name");

    @Inject
    DataSource database;

    @Inject
    WaysIn waysIn;

    private long account;
    private String first;
    private String second;

    @BeforeEach
    void somebodyWithTwoPasskeysAndNothingElse() {
        String name = Visit.signedIn().name();
        account = Sql.of("update account set password_hash = null where name = :name returning id")
                .on(database)
                .with("name", name)
                .one(row -> row.getLong("id"));
        first = name + "-1";
        second = name + "-2";
        for (String id : new String[] {first, second}) {
            ADD.on(database).with("id", id).with("account", account).update();
        }
    }

    @Test
    void theLastOneStays() {
        assertThat(waysIn.remove(account, () -> remove(first))).isEqualTo(new Removal.Done(first));
        assertThat(waysIn.remove(account, () -> remove(first))).isEqualTo(new Removal.Nothing());
        assertThat(waysIn.remove(account, () -> remove(second))).isEqualTo(new Removal.Last());
        assertThat(left()).isEqualTo(1);
    }

    @Test
    void ofTheLastTwoThatAreRemovedAtOnceOneStays() throws Exception {
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            Future<Removal> late = QuarkusTransaction.requiringNew().call(() -> {
                assertThat(waysIn.remove(account, () -> remove(first))).isEqualTo(new Removal.Done(first));
                Future<Removal> waiting = other.submit(() -> waysIn.remove(account, () -> remove(second)));
                LockWaits.awaitOne(database, waiting);
                return waiting;
            });
            assertThat(late.get()).isEqualTo(new Removal.Last());
        }
        assertThat(left()).isEqualTo(1);
    }

    private Optional<String> remove(String id) {
        return REMOVE.on(database).with("account", account).with("id", id).find(row -> row.getString("name"));
    }

    private long left() {
        return Sql.of("select count(*) from passkey where account_id = :account")
                .on(database)
                .with("account", account)
                .one(row -> row.getLong(1));
    }
}
