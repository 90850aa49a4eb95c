package dev.grundy.problem.discussion.notice;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/**
 * The table {@code talk_seen}, and the answers that it leaves new. Each method is one statement, within the caller's transaction where there is
 * one. Thread-safe.
 */
@ApplicationScoped
class NewsRepository {
    /** Questions that the account asked or answered, each with its first post there. */
    private static final String OWN = """
            with own as (
                select coalesce(t.parent_id, t.id) as question, min(t.id) as since
                from talk_post t where t.account_id = :account and t.deleted_at is null group by 1)
            """;

    private static final String LIVE = "q.deleted_at is null and q.account_id is not null";
    private static final String SEEN =
            " left join talk_seen s on s.account_id = :account and s.question_id = o.question ";
    private static final String NEW = """
            x.parent_id = o.question and x.id > greatest(o.since, coalesce(s.seen_up_to, 0)) and x.account_id <> :account
              and x.deleted_at is null and x.hidden_at is null and q.hidden_at is null""";
    private static final Sql COUNTS = Sql.of(OWN + """
            select p.tier, count(*) as answers
            from own o
            join talk_post q on q.id = o.question and %s
            join problem p on p.id = q.problem_id and p.published
            %s
            join talk_post x on %s
            group by p.tier""".formatted(LIVE, SEEN, NEW));
    private static final String QUESTIONS = OWN + """
            select q.id, r.title, q.account_id = :account as asked, q.hidden_at is not null as hidden,
                   p.slug, p.title as problem, p.tier, n.answers, n.first, n.last, b.answers as before
            from own o
            join talk_post q on q.id = o.question and %s and (q.hidden_at is null or q.account_id = :account)
            join problem p on p.id = q.problem_id and p.published
            join lateral (select v.title from talk_revision v where v.post_id = q.id order by v.number desc limit 1) r on true
            %s
            cross join lateral (select count(*) as answers, min(x.id) as first, max(x.id) as last from talk_post x where %s) n
            cross join lateral (
                select count(*) as answers from talk_post y
                where y.parent_id = o.question and y.id < n.first and y.deleted_at is null and y.account_id is not null
                  and (y.hidden_at is null or y.account_id = :account)) b
            """.formatted(LIVE, SEEN, NEW);
    private static final Sql LIST = Sql.of(QUESTIONS + """
            where p.tier = any(:tiers)
            order by n.answers = 0, coalesce(n.last, o.question) desc limit :most offset :skip""");
    private static final Sql FIND = Sql.of(QUESTIONS + "where o.question = :question");

    private static final String KEEP = """
             on conflict (account_id, question_id)
            do update set seen_up_to = greatest(talk_seen.seen_up_to, excluded.seen_up_to), mailed_at = null
            where talk_seen.seen_up_to < excluded.seen_up_to or talk_seen.mailed_at is not null""";
    private static final Sql READ = Sql.of("""
            insert into talk_seen (account_id, question_id, seen_up_to)
            select :account, :question, :latest where exists (
                select from talk_post t
                where t.account_id = :account and t.deleted_at is null and (t.id = :question or t.parent_id = :question))""" + KEEP);
    private static final Sql READ_ALL = Sql.of(OWN + """
            insert into talk_seen (account_id, question_id, seen_up_to)
            select :account, o.question, max(x.id)
            from own o
            join talk_post q on q.id = o.question
            join problem p on p.id = q.problem_id and p.published and p.tier = any(:tiers)
            join talk_post x on x.parent_id = o.question and x.id <= :latest
            group by o.question order by o.question""" + KEEP);
    private static final Sql PEOPLE = Sql.of("""
            select distinct account_id from talk_post
            where account_id is not null and (id = :question or parent_id = :question)""");

    private final DataSource database;

    NewsRepository(DataSource database) {
        this.database = database;
    }

    /** How many answers are new to the account, by the tier that opens their problems; tiers without any are left out. */
    Map<Tier, Long> counts(long account) {
        return COUNTS
                .on(database)
                .with("account", account)
                .list(row -> Map.entry(tier(row), row.getLong("answers")))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Questions of the account under problems of those tiers: those with new answers first, and of each kind the latest. */
    List<OwnQuestion> list(long account, Collection<Tier> readable, int skip, int most) {
        return LIST.on(database)
                .with("account", account)
                .with("tiers", codes(readable))
                .with("skip", skip)
                .with("most", most)
                .list(NewsRepository::question);
    }

    /** Empty where the account neither asked nor answered it, and where it is gone; its problem may be of any tier. */
    Optional<OwnQuestion> find(long account, long question) {
        return FIND.on(database)
                .with("account", account)
                .with("question", question)
                .find(NewsRepository::question);
    }

    /** Nothing happens where the account neither asked nor answered the question. */
    void read(long account, long question, long latest) {
        READ.on(database)
                .with("account", account)
                .with("question", question)
                .with("latest", latest)
                .update();
    }

    /** Every answer with that id or a smaller one, under problems of those tiers. */
    void readAll(long account, Collection<Tier> readable, long latest) {
        READ_ALL.on(database)
                .with("account", account)
                .with("tiers", codes(readable))
                .with("latest", latest)
                .update();
    }

    /** Everybody who asked or answered the question, also who deleted that. */
    Set<Long> people(long question) {
        return Set.copyOf(PEOPLE.on(database).with("question", question).list(row -> row.getLong("account_id")));
    }

    private static String[] codes(Collection<Tier> tiers) {
        return tiers.stream().map(Tier::code).toArray(String[]::new);
    }

    private static OwnQuestion question(ResultSet row) throws SQLException {
        return new OwnQuestion(
                row.getLong("id"),
                row.getString("title"),
                row.getBoolean("asked"),
                row.getBoolean("hidden"),
                new OwnQuestion.Place(row.getString("slug"), row.getString("problem"), tier(row)),
                new OwnQuestion.News(
                        row.getLong("answers"), row.getLong("first"), row.getLong("last"), row.getLong("before")));
    }

    private static Tier tier(ResultSet row) throws SQLException {
        return Tier.ofCode(row.getString("tier")).orElseThrow();
    }
}
