package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import javax.sql.DataSource;

/** What a test leaves behind that put problems of its own into the application's database: none, and nothing about them. */
public final class EmptiedCatalogue {
    /** Work does not refer to what it is for, so it would wait for ever, and its people could send no more. */
    private static final Sql EMPTY = Sql.of("truncate problem, package_version, broken_package, work cascade");

    private EmptiedCatalogue() {}

    /** Takes what other tests sent to these problems with them. */
    public static void in(DataSource database) {
        EMPTY.on(database).update();
    }
}
