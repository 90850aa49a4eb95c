package dev.grundy.learn.puzzle;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;

/** The tables of puzzles. Thread-safe. */
@ApplicationScoped
class PuzzleRepository {
    /** Inputs that people pasted are their own, and are forgotten after a while. */
    private static final Sql UNSEARCHED = Sql.of("""
            select g.id, g.name, p.id as problem_id
            from game_graph g join problem p on p.published and p.live_version_id = g.package_version_id
            where g.graph is not null and g.name not like 'own-%'
              and not exists (select from puzzle_search s where s.game_graph_id = g.id and s.version >= :version)
            order by g.id limit 1""");

    private static final Sql ADD = Sql.of("""
            insert into puzzle (problem_id, game, position, board, themes, found_at)
            values (:problem, :game, cast(:position as integer), :board, :themes, :now)
            on conflict (problem_id, game, position, board) do update set themes = excluded.themes""");
    /** The graph may have been forgotten meanwhile. */
    private static final Sql NOTE = Sql.of("""
            insert into puzzle_search (game_graph_id, searched_at, found, version)
            select id, :now, cast(:found as smallint), :version from game_graph where id = :graph
            on conflict (game_graph_id) do update
            set searched_at = excluded.searched_at, found = excluded.found, version = excluded.version""");

    private static final Sql FIND = Sql.of("""
            select z.id, p.slug, z.game, z.position, z.board, z.themes, g.id as graph, coalesce(g.input, '') as input
            from puzzle z
            join problem p on p.id = z.problem_id and p.published
            join game_graph g on g.package_version_id = p.live_version_id and g.name = z.game and g.graph is not null
            where z.id = :id""");
    private static final Sql OPEN = Sql.of("""
            select z.id from puzzle z join problem p on p.id = z.problem_id and p.published and p.tier = 'free'
            where exists (select from game_graph g
                          where g.package_version_id = p.live_version_id and g.name = z.game and g.graph is not null)
              and not exists (select from puzzle_day d where d.puzzle_id = z.id and d.day > cast(:since as date))
            order by z.id""");
    private static final Sql OF_DAY = Sql.of("select puzzle_id from puzzle_day where day = cast(:day as date)");
    private static final Sql CHOOSE = Sql.of("""
            insert into puzzle_day (day, puzzle_id) values (cast(:day as date), :puzzle)
            on conflict (day) do update set puzzle_id = excluded.puzzle_id where puzzle_day.puzzle_id = :replaced""");

    private final DataSource database;

    PuzzleRepository(DataSource database) {
        this.database = database;
    }

    /** A state graph in which no search of this version has looked. */
    record Unsearched(long graph, String game, long problem) {}

    Optional<Unsearched> unsearched(int version) {
        return UNSEARCHED
                .on(database)
                .with("version", version)
                .find(row -> new Unsearched(row.getLong("id"), row.getString("name"), row.getLong("problem_id")));
    }

    /** Keeps a puzzle, once; one that was known gets those themes. */
    void add(Unsearched where, int position, String board, Set<PuzzleTheme> themes, Instant now) {
        ADD.on(database)
                .with("problem", where.problem())
                .with("game", where.game())
                .with("position", position)
                .with("board", board)
                .with("themes", themes.stream().map(PuzzleTheme::code).toArray(String[]::new))
                .with("now", now)
                .update();
    }

    void noteSearched(Unsearched where, int found, int version, Instant now) {
        NOTE.on(database)
                .with("graph", where.graph())
                .with("found", found)
                .with("version", version)
                .with("now", now)
                .update();
    }

    /** Empty while its game is not there. */
    Optional<Puzzle> find(long id) {
        return FIND.on(database)
                .with("id", id)
                .find(row -> new Puzzle(
                        row.getLong("id"),
                        row.getString("slug"),
                        row.getString("game"),
                        row.getInt("position"),
                        row.getString("board"),
                        row.getLong("graph"),
                        row.getString("input"),
                        Sql.texts(row, "themes").stream()
                                .flatMap(code -> PuzzleTheme.ofCode(code).stream())
                                .toList()));
    }

    /** Of problems that everybody may read, without those of days after that one. */
    List<Long> openToAll(LocalDate since) {
        return OPEN.on(database).with("since", since.toString()).list(row -> row.getLong("id"));
    }

    Optional<Long> ofDay(LocalDate day) {
        return OF_DAY.on(database).with("day", day.toString()).find(row -> row.getLong("puzzle_id"));
    }

    /**
     * Makes it the puzzle of the day, unless another was faster.
     *
     * @param replaced the day's puzzle until now; 0 if nothing is
     */
    void choose(LocalDate day, long puzzle, long replaced) {
        CHOOSE.on(database)
                .with("day", day.toString())
                .with("puzzle", puzzle)
                .with("replaced", replaced)
                .update();
    }
}
