package dev.grundy.people.weekly;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.util.List;
import javax.sql.DataSource;

/** The table {@code weekly_mail}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class WeeklyMailRepository {
    private static final Sql ZONES = Sql.of("""
            select distinct coalesce(a.time_zone, '') as zone from weekly_mail w join account a on a.id = w.account_id""");
    /** Rows that another node has taken are left to it. */
    private static final Sql TAKE = Sql.of("""
            update weekly_mail w set week = cast(:week as date)
            from (select m.account_id, coalesce(a.language, m.language) as language
                  from weekly_mail m join account a on a.id = m.account_id
                  where m.week < cast(:week as date) and coalesce(a.time_zone, '') = :zone
                  order by m.account_id limit :most for update of m skip locked) due
            where w.account_id = due.account_id
            returning w.account_id, due.language""");

    private final DataSource database;

    WeeklyMailRepository(DataSource database) {
        this.database = database;
    }

    /** Somebody whose turn it is. */
    record Reader(long account, PageLanguage language) {}

    /** Of those who have chosen it, as their accounts have it; empty for none. */
    List<String> zones() {
        return ZONES.on(database).list(row -> row.getString("zone"));
    }

    /** Some of a zone's people who had no mail in this week or a later one; nobody takes them again for it. */
    List<Reader> take(String zone, LocalDate week, int most) {
        return TAKE.on(database)
                .with("zone", zone)
                .with("week", week.toString())
                .with("most", most)
                .list(row -> new Reader(
                        row.getLong("account_id"),
                        PageLanguage.ofCode(row.getString("language")).orElse(PageLanguage.ENGLISH)));
    }
}
