package dev.grundy.people.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.OneTransaction;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of the log that the database holds against every login. */
class AuditLogTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-22T12:00:00.123456Z"), ZoneOffset.UTC);

    private DatabaseAddress address;
    private DataSource database;
    private AuditLog log;

    @BeforeEach
    void threeEntries() {
        address = MigratedDatabase.createAddress();
        database = MigratedDatabase.at(address);
        log = AuditLog.ofOperator(database, CLOCK);
        for (String reason : List.of("first", "second", "third")) {
            log.record(decision(reason));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update audit_entry set reason = 'another'",
                "update audit_entry set reason = 'another' where false",
                "delete from audit_entry",
                "delete from audit_entry where id = 3",
                "truncate audit_entry",
                "truncate audit_entry cascade",
                "insert into audit_entry (id, happened_at, action, subject_kind, subject_id, before, after, reason, request, network, hash) values (1, now(), 'x-x', 'x-x', '1', '{}', '{}', '', '', '', '') on conflict (id) do update set reason = 'another'",
                "merge into audit_entry e using audit_head h on e.id = h.id when matched then delete",
                "delete from audit_head",
                "truncate audit_head",
                "insert into audit_head (single, id, hash) values (true, 1, 'x')",
                "update audit_head set id = 0"
            })
    void everyChangeIsRefusedToTheApplicationsOwnLogin(String change) {
        List<AuditEntry> before = all();
        assertThatThrownBy(() -> Sql.of(change).on(database).update())
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("the audit log is only added to");
        // As replication would, without triggers.
        assertThatThrownBy(() -> OneTransaction.on(database, one -> {
                    Sql.of("set local session_replication_role = replica")
                            .on(one)
                            .update();
                    return Sql.of(change).on(one).update();
                }))
                .hasMessageContaining("the audit log is only added to");
        assertThat(all()).isEqualTo(before).hasSize(3);
    }

    @Test
    void whatIsWrittenIsWhole() {
        assertThat(log.check().entries()).isEqualTo(3);
        assertThat(log.check().broken()).isEmpty();
        assertThat(log.check().lastHash()).isEqualTo(all().getFirst().hash());
        assertThat(all()).extracting(AuditEntry::hash).doesNotHaveDuplicates();
    }

    @Test
    void anEmptyLogIsWhole() {
        Chain chain = AuditLog.ofOperator(MigratedDatabase.create(), CLOCK).check();
        assertThat(chain).isEqualTo(new Chain(0, "0".repeat(64), Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2: update audit_entry set reason = 'another' where id = 2",
                "3: update audit_entry set after = '{}' where id = 3",
                "1: update audit_entry set actor_id = 7 where id = 1",
                "2: update audit_entry set happened_at = happened_at + interval '1 microsecond' where id = 2",
                "2: delete from audit_entry where id = 1",
                "3: delete from audit_entry where id = 2",
                "3: delete from audit_entry where id = 3",
                "1: delete from audit_entry",
                "3: update audit_head set id = 2",
                "3: update audit_head set hash = repeat('a', 64)"
            })
    void whatIsChangedBehindTheTriggersIsSeen(String change) {
        String[] words = change.split(": ", 2);
        Sql.of("alter table audit_entry disable trigger all").on(database).update();
        Sql.of("alter table audit_head disable trigger all").on(database).update();
        Sql.of(words[1]).on(database).update();
        assertThat(log.check().broken()).contains(Long.valueOf(words[0]));
    }

    @Test
    void whatIsRolledBackLeavesNoGap() {
        assertThatThrownBy(() -> OneTransaction.on(database, one -> {
                    AuditLog.ofOperator(one, CLOCK).record(decision("never"));
                    throw new IllegalStateException("on purpose");
                }))
                .isInstanceOf(IllegalStateException.class);
        log.record(decision("fourth"));
        assertThat(all()).extracting(AuditEntry::reason).containsExactly("fourth", "third", "second", "first");
        assertThat(all()).extracting(AuditEntry::id).containsExactly(4L, 3L, 2L, 1L);
    }

    @Test
    void manyAtOnceMakeOneChain() throws Exception {
        try (ExecutorService many = Executors.newFixedThreadPool(4)) {
            List<Future<?>> written = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                String reason = "number " + i;
                written.add(many.submit(() -> log.record(decision(reason))));
            }
            for (Future<?> one : written) {
                one.get();
            }
        }
        assertThat(all())
                .extracting(AuditEntry::id)
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, 43).map(i -> 44 - i).boxed().toList());
        assertThat(log.check().isWhole()).isTrue();
    }

    /** The statements of the page for operators, with a login that is no superuser, as on a server that others run. */
    @Test
    void whereAnotherRoleOwnsItTheApplicationsLoginOnlyAdds() throws Exception {
        String name = address.jdbcUrl().replaceAll("[^a-z0-9]+", "_").replaceAll("^.*?_([a-z0-9]+)$", "app_$1");
        Sql.of("create role " + name + " login password 'secret'").on(database).update();
        Sql.of("grant usage, create on schema public to " + name).on(database).update();
        for (String statement : handingOver("owner_of_" + name, name)) {
            Sql.of(statement).on(database).update();
        }
        DataSource application = MigratedDatabase.at(new DatabaseAddress(address.jdbcUrl(), name, "secret"));
        AuditLog.ofOperator(application, CLOCK).record(decision("fourth"));
        assertThat(AuditLog.ofOperator(application, CLOCK).check().entries()).isEqualTo(4);
        assertThat(AuditLog.ofOperator(application, CLOCK).check().isWhole()).isTrue();
        for (String change : List.of(
                "update audit_entry set reason = 'another'",
                "delete from audit_entry",
                "truncate audit_entry",
                "update audit_head set id = id + 1",
                "alter table audit_entry disable trigger audit_entry_refuse",
                "drop trigger audit_entry_refuse on audit_entry",
                "alter table audit_entry owner to " + name,
                "create or replace function audit_refuse() returns trigger language plpgsql as 'begin return null; end'",
                "drop table audit_entry cascade",
                "set session_replication_role = replica",
                "set role owner_of_" + name)) {
            assertThatThrownBy(() -> Sql.of(change).on(application).update())
                    .as(change)
                    .hasMessageMatching("(?s).*(permission denied|must be owner).*");
        }
        assertThat(all()).hasSize(4);
    }

    private static List<String> handingOver(String owner, String application) throws Exception {
        Matcher block = Pattern.compile("```sql\\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("docs/audit.md")));
        assertThat(block.find()).isTrue();
        return Pattern.compile(";\\s*")
                .splitAsStream(block.group(1))
                .map(statement -> statement.replace("grundy_auditor", owner).replace(" grundy_app", " " + application))
                .filter(statement -> !statement.isBlank())
                .toList();
    }

    private List<AuditEntry> all() {
        return log.list(AuditFilter.ALL, Long.MAX_VALUE, 100);
    }

    private static Decision decision(String reason) {
        return new Decision(
                AuditAction.ROLE_CHANGED, Subject.ofAccount(1), AuditedChange.of("role", "user", "admin"), reason);
    }
}
