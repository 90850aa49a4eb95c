package dev.grundy.testsupport;

import dev.grundy.app.bench.load.Population;
import dev.grundy.app.bench.load.Seeding;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import javax.sql.DataSource;

/** A reader who has solved each of 2,000 problems. Their rows lie between 38,000 of others. */
public record EagerReader(DataSource database, long account) {
    private static final int SOLVED = 2_000;
    private static final int SENT = 40_000;
    /** More than 300 blocks hold a row of the reader, and more than 80 a problem. A statement that goes through neither reads no more than this. */
    public static final long FEW_BLOCKS = 60;

    public static EagerReader add() {
        DataSource database = MigratedDatabase.create();
        PublishedProblem.add(database, "aaa-real", Tier.FREE);
        int share = SENT / SOLVED;
        new Seeding(
                        database,
                        new Seeding.Spread(
                                "case when n %% %d = 0 then 1 else 2 + n %% 99 end".formatted(share),
                                "1 + n / %d %% cardinality(problems.ids)".formatted(share)))
                .add(new Population(100, SOLVED, SENT), "A".repeat(43));
        return new EagerReader(
                database,
                Sql.of("select id from account where name = :name")
                        .on(database)
                        .with("name", Seeding.BUSIEST)
                        .one(row -> row.getLong("id")));
    }
}
