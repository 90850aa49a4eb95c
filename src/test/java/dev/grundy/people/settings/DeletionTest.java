package dev.grundy.people.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.Account;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Role;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class DeletionTest {
    @Inject
    DataSource database;

    @Inject
    AccountRepository accounts;

    @Inject
    Deletion deletion;

    @Test
    void ofTheLastTwoAdminsWhoGoAtOnceOneStays() throws Exception {
        noAdmin();
        Person first = admin();
        Person second = admin();
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            Future<Boolean> late = QuarkusTransaction.requiringNew().call(() -> {
                assertThat(deletion.remove(first)).isTrue();
                Future<Boolean> waiting = other.submit(() -> deletion.remove(second));
                LockWaits.awaitOne(database, waiting);
                return waiting;
            });
            assertThat(late.get()).isFalse();
        }
        assertThat(Sql.of("select name from account where role = 'admin'")
                        .on(database)
                        .list(row -> row.getString("name")))
                .containsExactly(second.name());
    }

    @Test
    void whoIsSuspendedIsNoAdminWhoRemains() {
        noAdmin();
        Person acting = admin();
        Person suspended = admin();
        suspend(suspended);
        assertThat(deletion.isLastAdmin(acting)).isTrue();
        assertThat(deletion.remove(acting)).isFalse();
        assertThat(deletion.isLastAdmin(suspended.withoutPrivileges())).isFalse();
        assertThat(deletion.remove(suspended.withoutPrivileges())).isTrue();
    }

    @Test
    void anAdminWhoIsSuspendedIsJudgedByTheStoredRole() {
        noAdmin();
        Person suspended = admin();
        suspend(suspended);
        assertThat(deletion.isLastAdmin(suspended.withoutPrivileges())).isTrue();
        assertThat(deletion.remove(suspended.withoutPrivileges())).isFalse();
        Person acting = admin();
        assertThat(deletion.isLastAdmin(acting)).isTrue();
        Sql.of("delete from suspension where account_id = :account")
                .on(database)
                .with("account", suspended.accountId())
                .update();
        assertThat(deletion.isLastAdmin(acting)).isFalse();
    }

    private void noAdmin() {
        QuarkusTransaction.requiringNew()
                .run(() -> accounts.update("role = ?1 where role = ?2", Role.USER, Role.ADMIN));
    }

    private void suspend(Person person) {
        Sql.of("insert into suspension (account_id, reason, since) values (:account, 'spam', now())")
                .on(database)
                .with("account", person.accountId())
                .update();
    }

    private Person admin() {
        String name = Visit.signedIn().name();
        return QuarkusTransaction.requiringNew().call(() -> {
            Account account = accounts.find("name", name).firstResult();
            account.role = Role.ADMIN;
            return account.person();
        });
    }
}
