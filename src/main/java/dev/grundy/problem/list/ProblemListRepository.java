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
import java.util.stream.Collectors;
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
    /** Of an attempt {@code u} and when the editorial was opened, {@code e}. */
    private static final String REACHED = """
            case when u.solved_at >= e.unlocked_at then 'assisted' when u.solved_at is not null then 'solved'
                 else 'attempted' end""";
    /** Of a problem of that name in the statement. Asked row by row, since a page shows few of many. */
    private static final String STATUS_OF = """
            coalesce((select
            """ + REACHED + """
             from user_problem u
            left join editorial_unlock e on e.problem_key = %1$s.problem_key and e.account_id = u.account_id
            where u.account_id = :account and u.problem_id = %1$s.id), 'new')""";
    /**
     * How well a problem matches the text, lower is better, null for not at all. In order: its id, the beginning of the title, the title, the id's
     * beginning, all words anywhere. Then a title and then other words that are written nearly so. Likeness in three letters alone counts for
     * nothing.
     */
    private static final String MATCH = """
            case
                when search_id = search_id(:text) or search_id ~ ('[a-z]' || substring(search_id(:text) from '^[0-9]+$') || '$') then 0.0
                when starts_with(lower(title), lower(:text)) then 1.0
                when position(lower(:text) in lower(title)) > 0 then 2.0
                when position(lower(:text) in lower(display_id)) > 0 then 3.0
                when (select bool_and(position(word in search_words) > 0) from unnest(:words) as word) then 4.0
                when length(:text) < 4 then null
                when word_similarity(lower(:text), lower(title)) >= 0.5 then 6.0 - word_similarity(lower(:text), lower(title))
                when word_similarity(lower(:text), search_words) >= 0.6 then 8.0 - word_similarity(lower(:text), search_words)
            end""";

    private static final String EVERY_ONE_MATCHES = "0.0";

    private static final Sql REACHED_BY = Sql.of("select " + REACHED + """
             as status, count(*) as problems
            from user_problem u
            join problem p on p.id = u.problem_id and p.published
            left join editorial_unlock e on e.problem_key = p.problem_key and e.account_id = u.account_id
            where u.account_id = :account group by 1""");
    private static final Sql STATUS = Sql.of(
            "select " + STATUS_OF.formatted("p") + " as status from problem p where published and id = :problem");
    private static final Sql OPENED_BY = Sql.of("""
            select count(*) as problems from problem where published and tier <> 'free' and tier = any(:tiers)""");

    private final DataSource database;

    ProblemListRepository(DataSource database) {
        this.database = database;
    }

    /** At most that many of the problems that the filter lets through, with what that account has done. */
    public Query<List<ProblemRow>> page(ProblemFilter filter, Optional<Long> account, int most) {
        ListCursor start = filter.after().orElse(ListCursor.START);
        String listed = """
                select * from (select *, cast(%s as double precision) as sort_key from (%s) found where match is not null) keyed
                where (sort_key, display_id) > (:key, :after) order by sort_key, display_id limit :most""".formatted(sortKey(filter.sort()), found(filter));
        return filtered("""
                        select display_id, slug, title, summary, difficulty, topics, tier, tried, solved, sort_key, %s as status
                        from (%s) listed
                        order by sort_key, display_id""".formatted(STATUS_OF.formatted("listed"), listed), filter, account)
                .with("key", start.key())
                .with("after", start.displayId())
                .with("most", most)
                .query(ProblemListRepository::row);
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
        return filtered("""
                        select slug from (%s) found
                        where match is not null and tier = any(:readable) and %s in ('new', 'attempted')
                        order by random() limit 1""".formatted(found(filter), STATUS_OF.formatted("found")), filter, account)
                .with("readable", readable.stream().map(Tier::code).toArray(String[]::new))
                .find(row -> row.getString("slug"));
    }

    /**
     * The problems that the filter lets through, and those whose {@code match} is null. Names no filter that is not set: the database would plan
     * such a statement anew each time, which costs more than its answer.
     */
    private static String found(ProblemFilter filter) {
        StringBuilder conditions = new StringBuilder();
        conditions.append(filter.topic().isEmpty() ? "" : " and :topic = any(p.topics)");
        conditions.append(filter.tag().isEmpty() ? "" : " and :tag = any(p.tags)");
        conditions.append(filter.difficulty().isEmpty() ? "" : " and p.difficulty = :difficulty");
        conditions.append(filter.tier().isEmpty() ? "" : " and p.tier = :tier");
        conditions.append(filter.hasEditorial() ? " and p.has_editorial" : "");
        conditions.append(filter.status().isEmpty() ? "" : " and :status = " + STATUS_OF.formatted("p"));
        String match = filter.text().isEmpty() ? EVERY_ONE_MATCHES : MATCH;
        return "select " + COLUMNS + ", " + match + " as match" + TABLES + conditions;
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

    /** How many published problems are in each status; without new ones, and without statuses of no problem. */
    Query<Map<ProblemStatus, Long>> reached(long account) {
        return REACHED_BY
                .on(database)
                .with("account", account)
                .query(row -> Map.entry(ProblemStatus.ofCode(row.text("status")).orElseThrow(), row.number("problems")))
                .map(counts -> counts.stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** With the values of those parameters of the filter that the statement names. */
    private Sql.Execution filtered(String statement, ProblemFilter filter, Optional<Long> account) {
        Sql.Execution execution =
                STATEMENTS.computeIfAbsent(statement, Sql::of).on(database).with("account", account.orElse(NOBODY));
        if (!filter.topic().isEmpty()) {
            execution.with("topic", filter.topic());
        }
        if (!filter.tag().isEmpty()) {
            execution.with("tag", filter.tag());
        }
        filter.difficulty().ifPresent(difficulty -> execution.with("difficulty", difficulty.label()));
        filter.tier().ifPresent(tier -> execution.with("tier", tier.code()));
        filter.status().ifPresent(status -> execution.with("status", status.code()));
        if (!filter.text().isEmpty()) {
            execution.with("text", filter.text()).with("words", filter.words().toArray(String[]::new));
        }
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
