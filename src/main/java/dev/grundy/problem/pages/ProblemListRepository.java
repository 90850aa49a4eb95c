package dev.grundy.problem.pages;

import dev.grundy.database.Sql;
import dev.grundy.kernel.Tier;
import dev.grundy.problem.pack.Difficulty;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Lists of published problems, in the order of their display ids. Reads only what everybody may know. */
@ApplicationScoped
class ProblemListRepository {
    private static final long NOBODY = -1;

    private static final String COLUMNS = """
            p.id, p.display_id, p.slug, p.title, p.summary, p.difficulty, p.topics, p.tier,
            case when u.solved_at >= e.unlocked_at then 'assisted' when u.solved_at is not null then 'solved'
                 when u.account_id is not null then 'attempted' else 'new' end as status
            from problem p
            left join user_problem u on u.problem_id = p.id and u.account_id = :account
            left join editorial_unlock e on e.problem_key = p.problem_key and e.account_id = :account
            where p.published""";
    private static final String FILTER = """
             and (:topic = '' or :topic = any(p.topics))
              and (:tag = '' or :tag = any(p.tags))
              and (:difficulty = '' or p.difficulty = :difficulty)
              and (:tier = '' or p.tier = :tier)
              and (:text = '' or position(lower(:text) in
                lower(p.display_id || ' ' || p.title || ' ' || p.summary || ' ' || p.topics::text || ' ' || p.tags::text)) > 0)
            ) found
            where (:status = '' or status = :status)""";
    private static final Sql PAGE = Sql.of(
            "select * from (select " + COLUMNS + FILTER + " and display_id > :after order by display_id limit :most");
    private static final Sql RANDOM = Sql.of("select slug from (select " + COLUMNS + FILTER + """
             and status in ('new', 'attempted') and tier = any(:readable)
            order by random() limit 1""");
    private static final Sql PROGRESS = Sql.of("select status, count(*) as problems from (select " + COLUMNS + """
            ) found group by status""");
    private static final Sql FIRST_FREE =
            Sql.of("select " + COLUMNS + " and p.tier = 'free' order by p.display_id limit 1");
    private static final Sql STATUS = Sql.of("select status from (select " + COLUMNS + ") one where id = :problem");
    private static final Sql TOPICS = Sql.of("""
            select distinct topic from problem, unnest(topics) as topic where published order by topic""");

    private final DataSource database;

    ProblemListRepository(DataSource database) {
        this.database = database;
    }

    /** At most that many of the problems that the filter lets through, with what that account has done. */
    List<ProblemRow> page(ProblemFilter filter, Optional<Long> account, int most) {
        return filtered(PAGE, filter, account)
                .with("after", filter.after())
                .with("most", most)
                .list(ProblemListRepository::row);
    }

    /** The slug of any unsolved problem that the filter lets through, of one of the tiers; empty when there is none. */
    Optional<String> anyUnsolved(ProblemFilter filter, Optional<Long> account, Collection<Tier> readable) {
        return filtered(RANDOM, filter, account)
                .with("readable", readable.stream().map(Tier::code).toArray(String[]::new))
                .find(row -> row.getString("slug"));
    }

    /** How many published problems there are in each status; one without problems is absent. */
    Map<ProblemStatus, Long> progressOf(long account) {
        Map<ProblemStatus, Long> progress = new EnumMap<>(ProblemStatus.class);
        PROGRESS.on(database)
                .with("account", account)
                .list(row -> progress.put(
                        ProblemStatus.ofCode(row.getString("status")).orElseThrow(), row.getLong("problems")));
        return progress;
    }

    private Sql.Execution filtered(Sql statement, ProblemFilter filter, Optional<Long> account) {
        return statement
                .on(database)
                .with("account", account.orElse(NOBODY))
                .with("topic", filter.topic())
                .with("tag", filter.tag())
                .with("difficulty", filter.difficulty().map(Difficulty::label).orElse(""))
                .with("tier", filter.tier().map(Tier::code).orElse(""))
                .with("text", filter.text())
                .with("status", filter.status().map(ProblemStatus::code).orElse(""));
    }

    Optional<ProblemRow> firstFree() {
        return FIRST_FREE.on(database).with("account", NOBODY).find(ProblemListRepository::row);
    }

    ProblemStatus statusOf(long problemId, long accountId) {
        return STATUS.on(database)
                .with("account", accountId)
                .with("problem", problemId)
                .find(row -> ProblemStatus.ofCode(row.getString("status")).orElseThrow())
                .orElse(ProblemStatus.NEW);
    }

    /** Of all published problems, in alphabetical order. */
    List<String> topics() {
        return TOPICS.on(database).list(row -> row.getString("topic"));
    }

    private static ProblemRow row(ResultSet row) throws SQLException {
        return new ProblemRow(
                row.getString("display_id"),
                row.getString("slug"),
                row.getString("title"),
                row.getString("summary"),
                difficulty(row.getString("difficulty")),
                Sql.texts(row, "topics"),
                Tier.ofCode(row.getString("tier")).orElseThrow(),
                ProblemStatus.ofCode(row.getString("status")).orElseThrow());
    }

    static Optional<Difficulty> difficulty(@Nullable String label) {
        return Stream.of(Difficulty.values())
                .filter(one -> one.label().equals(label))
                .findFirst();
    }
}
