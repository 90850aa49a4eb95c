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
    /** {@code offset 0}: the problems on paths first. Otherwise the database reads a problem for each that the reader has tried. */
    static final String PROGRESS_TEXT = """
            select 'problem' as kind, p.display_id as name, 0 as answered,
                   case when u.solved_at >= e.unlocked_at then 'assisted' when u.solved_at is not null then 'solved'
                        else 'attempted' end as status,
                   greatest(u.solved_at, u.first_attempted_at) as at
            from (select id, problem_key, display_id from problem
                  where published and display_id in (select display_id from learning_path_step) offset 0) p
            join user_problem u on u.account_id = :account and u.problem_id = p.id
            left join editorial_unlock e on e.account_id = :account and e.problem_key = p.problem_key
            union all
            select 'read', lesson, 0, '', null from lesson_read where account_id = :account
            union all
            select 'answers', a.lesson, count(*), '', null
            from lesson_answer a join lesson_question q on q.lesson = a.lesson and q.question = a.question
            where a.account_id = :account group by a.lesson
            order by at desc""";

    private static final Sql PROGRESS = Sql.of(PROGRESS_TEXT);

    private final DataSource database;

    PathProgressRepository(DataSource database) {
        this.database = database;
    }

    Query<PathProgress> of(long account) {
        return PROGRESS.on(database).with("account", account).query(Row::of).map(Row::all);
    }

    private record Row(String kind, String name, String status, int answered) {
        static Row of(JsonRow row) {
            return new Row(row.text("kind"), row.text("name"), row.text("status"), (int) row.number("answered"));
        }

        static PathProgress all(List<Row> rows) {
            Map<String, ProblemStatus> problems = new LinkedHashMap<>();
            Set<String> read = new LinkedHashSet<>();
            Map<String, Integer> answered = new LinkedHashMap<>();
            for (Row row : rows) {
                switch (row.kind()) {
                    case "problem" ->
                        problems.put(
                                row.name(), ProblemStatus.ofCode(row.status()).orElseThrow());
                    case "read" -> read.add(row.name());
                    default -> answered.put(row.name(), row.answered());
                }
            }
            return new PathProgress(problems, read, answered);
        }
    }
}
