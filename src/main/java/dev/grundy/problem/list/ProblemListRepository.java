package dev.grundy.problem.list;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.problem.list.ProblemRow.Solvers;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;

/** Lists of published problems. Reads only what everybody may know. */
@ApplicationScoped
public class ProblemListRepository {
    private static final long NOBODY = -1;

    /** Few: one for each set of filters and each order. */
    private static final Map<String, Sql> STATEMENTS = new ConcurrentHashMap<>();

    private static final String COLUMNS = """
            p.id, p.problem_key, p.display_id, p.slug, p.title, p.summary, p.difficulty, p.difficulty_score, p.topics, p.tags, p.tier,
            p.has_editorial, p.created_at, coalesce(c.tried, 0) as tried, coalesce(c.solved, 0) as solved""";
    private static final String TABLES = """
             from problem p
            left join problem_count c on c.problem_id = p.id
            where p.published""";
    /** Of a problem of that name in the statement. Asked row by row, since a page shows few of many. */
    private static final String STATUS_OF = """
            coalesce((select case when u.solved_at >= e.unlocked_at then 'assisted' when u.solved_at is not null then 'solved'
                                  else 'attempted' end
             from user_problem u
            left join editorial_unlock e on e.problem_key = %1$s.problem_key and e.account_id = u.account_id
            where u.account_id = :account and u.problem_id = %1$s.id), 'new')""";

    /** From indexes alone: a reader may have solved thousands. */
    static final String SOLVED_TEXT = """
            select count(*) as solved, (
                select count(*) from editorial_unlock e
                join problem p on p.problem_key = e.problem_key and p.published
                join user_problem u on u.account_id = e.account_id and u.problem_id = p.id and u.solved_at >= e.unlocked_at
                where e.account_id = :account) as assisted
            from user_problem
            where account_id = :account and solved_at is not null
              and problem_id not in (select id from problem where not published)""";

    private static final Sql SOLVED = Sql.of(SOLVED_TEXT);
    private static final Sql STATUS =
            Sql.of("select " + statusText("p") + " as status from problem p where published and id = :problem");
    private static final Sql OPENED_BY = Sql.of("""
            select count(*) as problems from problem where published and tier <> 'free' and tier = any(:tiers)""");

    private final DataSource database;

    /** Published problems that a person has solved; {@code assisted} are those of them that came after the editorial. */
    record SolvedCount(long solved, long assisted) {}

    ProblemListRepository(DataSource database) {
        this.database = database;
    }

    /** At most that many of the problems that the filter lets through, with what that account has done. */
    public Query<List<ProblemRow>> page(ProblemFilter filter, Optional<Long> account, int most) {
        ListCursor start = filter.after().orElse(ListCursor.START);
        FilterInSql inSql = new FilterInSql(filter);
        String listed = """
                select * from (select *, cast(%s as double precision) as sort_key from (%s) found where match is not null) keyed
                where (sort_key, display_id) > (:key, :after) order by sort_key, display_id limit :most""".formatted(sortKey(filter.sort()), found(inSql));
        return filtered("""
                        select display_id, slug, title, summary, difficulty, topics, tier, tried, solved, sort_key, %s as status
                        from (%s) listed
                        order by sort_key, display_id""".formatted(statusText("listed"), listed), inSql, account)
                .with("key", start.key())
                .with("after", start.displayId())
                .with("most", most)
                .query(ProblemListRepository::row);
    }

    /** The status that a problem of that name in the statement has for {@code :account}. */
    static String statusText(String problem) {
        return STATUS_OF.formatted(problem);
    }

    private static String sortKey(ProblemSort sort) {
        return switch (sort) {
            case ORDER -> "match";
            case DIFFICULTY -> "difficulty_score";
            case ACCEPTANCE -> "case when tried > 0 then -cast(solved as double precision) / tried else 1 end";
            case SOLVERS -> "-solved";
            case NEWEST -> "-extract(epoch from created_at)";
        };
    }

    /** The slug of any unsolved problem that the filter lets through, of one of the tiers; empty when there is none. */
    public Optional<String> anyUnsolved(ProblemFilter filter, Optional<Long> account, Collection<Tier> readable) {
        FilterInSql inSql = new FilterInSql(filter);
        return filtered("""
                        select slug from (%s) found
                        where match is not null and tier = any(:readable) and %s in ('new', 'attempted')
                        order by random() limit 1""".formatted(found(inSql), statusText("found")), inSql, account)
                .with("readable", readable.stream().map(Tier::code).toArray(String[]::new))
                .find(row -> row.getString("slug"));
    }

    /** The problems that the filter lets through, and those whose {@code match} is null. */
    private static String found(FilterInSql filter) {
        return "select " + COLUMNS + ", " + filter.match() + " as match" + TABLES + filter.conditions();
    }

    /** How many published problems the tier opens that are not free. */
    public long openedBy(Tier tier) {
        return OPENED_BY
                .on(database)
                .with(
                        "tiers",
                        Arrays.stream(Tier.values())
                                .filter(tier::includes)
                                .map(Tier::code)
                                .toArray(String[]::new))
                .one(row -> row.getLong("problems"));
    }

    Query<SolvedCount> solved(long account) {
        return SOLVED.on(database)
                .with("account", account)
                .query(row -> new SolvedCount(row.number("solved"), row.number("assisted")))
                .map(List::getFirst);
    }

    private Sql.Execution filtered(String statement, FilterInSql filter, Optional<Long> account) {
        Sql.Execution execution =
                STATEMENTS.computeIfAbsent(statement, Sql::of).on(database).with("account", account.orElse(NOBODY));
        filter.values().forEach(execution::with);
        return execution;
    }

    public ProblemStatus statusOf(long problemId, long accountId) {
        return status(problemId, accountId).ask();
    }

    /** As of {@link #statusOf}, for a page that asks for more. */
    public Query<ProblemStatus> status(long problemId, long accountId) {
        return STATUS.on(database)
                .with("account", accountId)
                .with("problem", problemId)
                .query(row -> ProblemStatus.ofCode(row.text("status")).orElseThrow())
                .map(found -> found.stream().findFirst().orElse(ProblemStatus.NEW));
    }

    private static ProblemRow row(JsonRow row) {
        return new ProblemRow(
                row.text("display_id"),
                row.text("slug"),
                row.text("title"),
                row.text("summary"),
                Difficulty.ofLabel(row.textIfAny("difficulty").orElse(null)),
                row.texts("topics"),
                Tier.ofCode(row.text("tier")).orElseThrow(),
                ProblemStatus.ofCode(row.text("status")).orElseThrow(),
                new Solvers(row.number("tried"), row.number("solved")),
                new ListCursor(row.real("sort_key"), row.text("display_id")));
    }
}
