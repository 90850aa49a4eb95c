package dev.grundy.problem.paths;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.problem.list.ProblemStatus;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.sql.DataSource;

/** The progress of people on paths. Thread-safe. */
@ApplicationScoped
class PathProgressRepository {
    static final String PROGRESS_TEXT = """
            select 'problem' as kind, u.problem_id as problem, '' as lesson, 0 as answered,
                   case when u.solved_at >= e.unlocked_at then 'assisted' when u.solved_at is not null then 'solved'
                        else 'attempted' end as status,
                   greatest(u.solved_at, u.first_attempted_at) as at
            from user_problem u
            left join (
                select p.id, unlock.unlocked_at
                from editorial_unlock unlock join problem p on p.problem_key = unlock.problem_key
                where unlock.account_id = :account) e on e.id = u.problem_id
            where u.account_id = :account and u.problem_id = any(:problems)
            union all
            select 'read', 0, lesson, 0, '', null from lesson_read where account_id = :account
            union all
            select 'answers', 0, a.lesson, count(*), '', null
            from lesson_answer a join lesson_question q on q.lesson = a.lesson and q.question = a.question
            where a.account_id = :account group by a.lesson
            order by at desc""";

    private static final Sql PROGRESS = Sql.of(PROGRESS_TEXT);

    private final DataSource database;

    PathProgressRepository(DataSource database) {
        this.database = database;
    }

    /** With the problems of these paths, and all lessons. */
    Query<PathProgress> of(long account, List<PathView> paths) {
        return PROGRESS.on(database)
                .with("account", account)
                .with(
                        "problems",
                        paths.stream().flatMap(PathView::problems).distinct().toArray(Long[]::new))
                .query(Row::of)
                .map(Row::all);
    }

    private record Row(String kind, long problem, String lesson, String status, int answered) {
        static Row of(JsonRow row) {
            return new Row(row.text("kind"), row.number("problem"), row.text("lesson"), row.text("status"), (int)
                    row.number("answered"));
        }

        static PathProgress all(List<Row> rows) {
            Map<Long, ProblemStatus> problems = new LinkedHashMap<>();
            Set<String> read = new LinkedHashSet<>();
            Map<String, Integer> answered = new LinkedHashMap<>();
            for (Row row : rows) {
                switch (row.kind()) {
                    case "problem" ->
                        problems.put(
                                row.problem(),
                                ProblemStatus.ofCode(row.status()).orElseThrow());
                    case "read" -> read.add(row.lesson());
                    default -> answered.put(row.lesson(), row.answered());
                }
            }
            return new PathProgress(problems, read, answered);
        }
    }
}
