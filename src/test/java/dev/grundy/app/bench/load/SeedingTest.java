package dev.grundy.app.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class SeedingTest {
    private static final String TOKEN = "A".repeat(43);

    private final DataSource database = MigratedDatabase.create();

    @Test
    void whatIsSeededIsWholeAndGoesOnFromThere() {
        PublishedProblem real = PublishedProblem.add(database, "aaa-real", Tier.FREE);
        new Seeding(database).add(new Population(20, 9, 1_000), TOKEN);

        assertThat(count("account")).isEqualTo(20);
        assertThat(count("problem where published and live_version_id = " + real.versionId()))
                .isEqualTo(10);
        assertThat(count("submission")).isEqualTo(1_000);
        assertThat(
                        count(
                                "submission s join judging j on j.submission_id = s.id and j.live and j.account_id = s.account_id"))
                .isEqualTo(1_000);
        assertThat(count("submission where source_hash <> encode(sha256(source), 'hex')"))
                .isZero();
        assertThat(count("user_problem"))
                .isEqualTo(count("(select distinct account_id, problem_id from submission) as pairs"));
        assertThat(sum("select sum(tried) as n from problem_count")).isEqualTo(count("user_problem"));
        assertThat(sum("select sum(solved) as n from problem_count"))
                .isEqualTo(count("user_problem where solved_by is not null"));
        assertThat(count("submission s join account a on a.id = s.account_id where a.name = '" + Seeding.BUSIEST + "'"))
                .isBetween(4L, 200L);
        assertThat(sum("select nextval(pg_get_serial_sequence('submission', 'id')) as n"))
                .isEqualTo(1_001);
        assertThat(sum("select nextval(pg_get_serial_sequence('judging', 'id')) as n"))
                .isEqualTo(1_001);
    }

    @Test
    void whatIsSeededCanBeReadAndItsBusiestPersonIsSignedIn() {
        PublishedProblem.add(database, "aaa-real", Tier.FREE);
        new Seeding(database).add(new Population(3, 2, 10), TOKEN);
        assertThat(Sql.of("select tests from judging")
                        .on(database)
                        .list(row -> ResultJson.readTests(row.getString("tests"))))
                .hasSize(10)
                .allSatisfy(tests -> assertThat(tests).isNotEmpty());
        String hash = ContentHash.of(TOKEN.getBytes(StandardCharsets.US_ASCII)).hex();
        assertThat(count("sign_in where expires_at > now() and token_hash = '" + hash + "'"))
                .isEqualTo(1);
    }

    @Test
    void whatWasSeededCanBeTakenOutAndSeededAnew() {
        PublishedProblem.add(database, "aaa-real", Tier.FREE);
        Seeding seeding = new Seeding(database);
        seeding.add(new Population(20, 9, 1_000), TOKEN);
        seeding.remove();

        assertThat(List.of(
                        count("account"),
                        count("entitlement"),
                        count("sign_in"),
                        count("submission"),
                        count("judging"),
                        count("user_problem"),
                        count("problem_count")))
                .containsOnly(0L);
        assertThat(count("problem")).as("that was there before").isEqualTo(1);

        seeding.add(new Population(30, 4, 500), TOKEN);
        assertThat(count("account")).isEqualTo(30);
        assertThat(count("submission")).isEqualTo(500);
    }

    @Test
    void anotherSpreadDecidesWhoSendsWhat() {
        PublishedProblem real = PublishedProblem.add(database, "aaa-real", Tier.FREE);
        new Seeding(database, new Seeding.Spread("case when n % 10 = 0 then 1 else 2 end", "1"))
                .add(new Population(20, 9, 1_000), TOKEN);

        assertThat(count("submission s join account a on a.id = s.account_id where a.name = '" + Seeding.BUSIEST + "'"))
                .isEqualTo(100);
        assertThat(count("submission where problem_id = " + real.id())).isEqualTo(1_000);
    }

    @Test
    void nothingCannotBeSeeded() {
        assertThatThrownBy(() -> new Population(0, 1, 1)).isInstanceOf(UnusableException.class);
    }

    private long count(String from) {
        return sum("select count(*) as n from " + from);
    }

    private long sum(String query) {
        return Sql.of(query).on(database).one(row -> row.getLong("n"));
    }
}
