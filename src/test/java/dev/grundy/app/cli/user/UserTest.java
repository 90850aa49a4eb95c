package dev.grundy.app.cli.user;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.cli.Grundy;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.KeptPasskey;
import dev.grundy.testsupport.MigratedDatabase;
import io.quarkus.elytron.security.common.BcryptUtil;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What an operator does to accounts, against a database. */
class UserTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-22T12:00:00Z"), ZoneOffset.UTC);

    private static final Sql FORGET_PASSWORD = Sql.of("update account set password_hash = null where name = 'ada'");
    private static final Sql LINK = Sql.of("""
            insert into provider_identity (account_id, issuer, subject, shown_as, linked_at)
            select id, 'issuer', 'subject', '', now() from account where name = 'ada'""");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private DatabaseAddress address;
    private DataSource database;

    @BeforeEach
    void anAdminAndSomebody() {
        address = MigratedDatabase.createAddress();
        database = MigratedDatabase.at(address);
        for (List<String> account : List.of(List.of("admin", "admin"), List.of("ada", "user"))) {
            Sql.of("""
                    insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
                    values (:name, 'x', :role, false, now(), true)""")
                    .on(database)
                    .with("name", account.getFirst())
                    .with("role", account.getLast())
                    .update();
        }
    }

    @Test
    void somebodyIsSuspendedShownAndLetGo() {
        assertThat(run("suspend", "ada", "--reason", "spam", "--until", "2027-01-31"))
                .isZero();
        assertThat(run("show", "ada")).isZero();
        assertThat(run("unsuspend", "ada")).isZero();
        assertThat(run("unsuspend", "ada")).isZero();
        assertThat(run("show", "ada")).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "ada is suspended, until 2027-01-31T00:00:00Z: spam",
                        "ada has free",
                        "ada is suspended, until 2027-01-31T00:00:00Z: spam",
                        "ada is not suspended any more",
                        "ada was not suspended",
                        "ada has free");
        assertThat(Sql.of("select kind || ' ' || detail as event from security_event order by id")
                        .on(database)
                        .list(row -> row.getString("event").strip()))
                .containsExactly("suspended until 2027-01-31T00:00:00Z: spam", "suspension-ended");
    }

    @Test
    void oneTierIsRevokedAloneOrAllOfThem() {
        run("grant", "ada", "basic");
        run("grant", "ada", "pro");
        assertThat(run("revoke", "ada", "pro")).isZero();
        run("grant", "ada", "pro");
        assertThat(run("revoke", "ada")).isZero();
        assertThat(run("revoke", "ada", "gold")).isEqualTo(2);
        assertThat(out.toString().lines())
                .containsExactly(
                        "ada has basic",
                        "ada has pro",
                        "ada has basic (1 ended)",
                        "ada has pro",
                        "ada has free (2 ended)");
        assertThat(err.toString()).contains("there is no tier 'gold' to revoke; write basic or pro");
    }

    @Test
    void whatTheOperatorDecidesIsInTheAuditLog() {
        run("grant", "ada", "pro", "--until", "2027-01-31");
        run("revoke", "ada");
        run("suspend", "ada", "--reason", "spam");
        run("suspend", "ada", "--reason", "worse");
        run("unsuspend", "ada");
        run("unsuspend", "ada");
        run("forget-second-factor", "ada");
        assertThat(Sql.of("""
                        select coalesce(actor_id::text, 'operator') || ' ' || action || ' ' || before || ' ' || after || ' ' || reason as entry
                        from audit_entry where subject_id = (select id::text from account where name = 'ada') order by id""").on(database).list(row -> row.getString("entry").strip()))
                .containsExactly(
                        "operator tier-granted {\"tier\": \"free\", \"until\": \"open\"} {\"tier\": \"pro\", \"until\": \"2027-01-31T00:00:00Z\"}",
                        "operator tier-ended {\"tier\": \"pro\", \"until\": \"2027-01-31T00:00:00Z\"} {\"tier\": \"free\", \"until\": \"open\"}",
                        "operator suspended {} {\"until\": \"open\", \"reason\": \"spam\"} spam",
                        "operator suspended {\"until\": \"open\", \"reason\": \"spam\"} {\"until\": \"open\", \"reason\": \"worse\"} worse",
                        "operator suspension-ended {\"until\": \"open\", \"reason\": \"worse\"} {}",
                        "operator signed-out {} {}");
    }

    @Test
    void rolesChangeAndOneAdminStays() {
        assertThat(run("role", "ada", "moderator")).isZero();
        assertThat(run("role", "ada", "moderator")).isZero();
        assertThat(run("role", "admin", "user")).isEqualTo(2);
        assertThat(err.toString()).contains("admin is the last admin who is not suspended");
        assertThat(run("role", "ada", "admin")).isZero();
        assertThat(run("role", "admin", "user")).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "ada has the role moderator",
                        "ada has the role moderator already",
                        "ada has the role admin",
                        "admin has the role user");
        assertThat(Sql.of("select before::text || ' ' || after::text as change from audit_entry order by id")
                        .on(database)
                        .list(row -> row.getString("change")))
                .containsExactly(
                        "{\"role\": \"user\"} {\"role\": \"moderator\"}",
                        "{\"role\": \"moderator\"} {\"role\": \"admin\"}",
                        "{\"role\": \"admin\"} {\"role\": \"user\"}");
    }

    @Test
    void aOneTimePasswordReplacesTheOldOneAndEndsEverySignInAndToken() {
        Sql.of("""
                insert into sign_in (token_hash, account_id, started_at, expires_at, browser, place)
                select repeat('a', 64), id, now(), now() + interval '1 day', '', '' from account where name = 'ada'""").on(database).update();
        Sql.of("""
                insert into api_token (account_id, name, token_hash, ending, scopes, created_at)
                select id, 'a program', repeat('b', 64), 'abcd', array['progress:read'], now() from account where name = 'ada'""").on(database).update();
        assertThat(run("one-time-password", "ada")).isZero();
        String password = out.toString().strip();
        assertThat(password).matches("[A-Za-z0-9_-]{20}");
        String stored = Sql.of("select password_hash from account where name = 'ada' and must_change_password")
                .on(database)
                .one(row -> row.getString("password_hash"));
        assertThat(BcryptUtil.matches(password, stored)).isTrue();
        assertThat(Sql.of("select token_hash from sign_in").on(database).list(row -> row.getString("token_hash")))
                .isEmpty();
        assertThat(Sql.of("select name from api_token where revoked_at is null")
                        .on(database)
                        .list(row -> row.getString("name")))
                .isEmpty();
        String entry = Sql.of("select row_to_json(e)::text as entry from audit_entry e")
                .on(database)
                .one(row -> row.getString("entry"));
        assertThat(entry).contains("one-time-password-made").doesNotContain(password, stored);
        assertThat(run("one-time-password", "nobody")).isEqualTo(2);
    }

    @Test
    void whatCannotBeLoggedIsNotDone() {
        Sql.of("alter table audit_entry rename to audit_entry_away")
                .on(database)
                .update();
        assertThat(run("suspend", "ada", "--reason", "spam")).isEqualTo(2);
        assertThat(run("grant", "ada", "pro")).isEqualTo(2);
        long left = Sql.of(
                        "select (select count(*) from suspension) + (select count(*) from entitlement) + (select count(*) from security_event) as n")
                .on(database)
                .one(row -> row.getLong("n"));
        assertThat(left).isZero();
    }

    @Test
    void theLastAdminIsNot() {
        assertThat(run("suspend", "admin", "--reason", "spam")).isEqualTo(2);
        assertThat(err.toString()).contains("admin is the last admin who is not suspended");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void nobodyIsNot() {
        assertThat(run("suspend", "nobody", "--reason", "spam")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no account 'nobody'");
    }

    @Test
    void thePasskeysOfWhomNothingElseLetsInStay() {
        KeptPasskey.add(database, "ada");
        FORGET_PASSWORD.on(database).update();
        assertThat(run("forget-second-factor", "ada")).isEqualTo(2);
        assertThat(err.toString()).contains("ada has neither a password nor", "/forgotten-password");
        assertThat(passkeys()).isOne();

        LINK.on(database).update();
        assertThat(run("forget-second-factor", "ada")).isZero();
        assertThat(out.toString()).contains("ada has no second factor any more");
        assertThat(passkeys()).isZero();
    }

    @Test
    void aPasswordIsEnoughForThatToGo() {
        KeptPasskey.add(database, "ada");
        assertThat(run("forget-second-factor", "ada")).isZero();
        assertThat(passkeys()).isZero();
    }

    private long passkeys() {
        return Sql.of("select count(*) from passkey").on(database).one(row -> row.getLong(1));
    }

    private int run(String... arguments) {
        String url = address.jdbcUrl()
                .replaceFirst("^jdbc:postgresql://", "postgresql://" + address.user() + ":" + address.password() + "@");
        CommandLine user = new CommandLine(new User(CLOCK, Map.of("GRUNDY_DATABASE_URL", url)))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setExecutionExceptionHandler((failure, command, result) -> {
                    command.getErr().println(failure.getMessage());
                    return 2;
                });
        return Grundy.execute(user, arguments);
    }
}
