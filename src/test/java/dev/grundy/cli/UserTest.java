package dev.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.database.Sql;
import dev.grundy.testsupport.KeptPasskey;
import dev.grundy.testsupport.MigratedDatabase;
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
