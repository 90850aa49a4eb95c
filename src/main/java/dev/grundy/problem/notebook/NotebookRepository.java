package dev.grundy.problem.notebook;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.problem.list.ProblemStatus;
import dev.grundy.problem.notebook.NotebookEntry.Shelf;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables of notebooks. Each statement names the account that asks; another's rows are not there for it. Thread-safe. */
@ApplicationScoped
class NotebookRepository {
    private static final Sql KEPT = Sql.of("""
            select exists (select from bookmark where account_id = :account and problem_id = :problem) as bookmarked,
                   n.text, n.changed_at, c.id, c.name,
                   exists (select from collection_problem where collection_id = c.id and problem_id = :problem) as holds_it
            from (select 1) asked
            left join problem_note n on n.account_id = :account and n.problem_id = :problem
            left join collection c on c.account_id = :account
            order by lower(c.name)""");
    private static final Sql BOOKMARK = Sql.of("""
            insert into bookmark (account_id, problem_id, added_at) values (:account, :problem, :now) on conflict do nothing""");
    private static final Sql UNBOOKMARK =
            Sql.of("delete from bookmark where account_id = :account and problem_id = :problem");

    private static final Sql NOTE =
            Sql.of("select text, changed_at from problem_note where account_id = :account and problem_id = :problem");
    /** The same text again is written already: a form may come twice. */
    private static final Sql ADD_NOTE = Sql.of("""
            insert into problem_note (account_id, problem_id, text, changed_at) values (:account, :problem, :text, :now)
            on conflict (account_id, problem_id) do update set text = excluded.text where problem_note.text = excluded.text""");

    private static final Sql CHANGE_NOTE = Sql.of("""
            update problem_note set text = :text,
                changed_at = case when text = :text then changed_at else greatest(:now, changed_at + interval '1 microsecond') end
            where account_id = :account and problem_id = :problem
                and (text = :text or (extract(epoch from changed_at) * 1000000)::bigint::text = :version)""");
    private static final Sql FORGET_NOTE = Sql.of("""
            delete from problem_note where account_id = :account and problem_id = :problem
                and (extract(epoch from changed_at) * 1000000)::bigint::text = :version""");

    private static final Sql COLLECTIONS = Sql.of("""
            select c.id, c.name, (select count(*) from collection_problem where collection_id = c.id) as problems
            from collection c where c.account_id = :account order by lower(c.name)""");
    private static final Sql COLLECTION = Sql.of("""
            select c.id, c.name, (select count(*) from collection_problem where collection_id = c.id) as problems
            from collection c where c.account_id = :account and c.id = :id""");
    /** Two that come at once may make one more than allowed: it harms nobody. */
    private static final Sql CREATE = Sql.of("""
            insert into collection (account_id, name, created_at)
            select :account, :name, :now where (select count(*) from collection where account_id = :account) < :most
            on conflict do nothing returning id""");

    private static final Sql RENAME = Sql.of("""
            update collection set name = :name where account_id = :account and id = :id
                and not exists (select from collection where account_id = :account and lower(name) = lower(:name) and id <> :id)""");
    private static final Sql DELETE = Sql.of("delete from collection where account_id = :account and id = :id");
    private static final Sql PUT = Sql.of("""
            with added as (
                insert into collection_problem (collection_id, problem_id, added_at)
                select c.id, :problem, :now from collection c
                where c.account_id = :account and c.id = :id
                    and (select count(*) from collection_problem where collection_id = c.id) < :most
                -- Nothing goes into one that is being deleted.
                for key share of c
                on conflict do nothing returning problem_id)
            select exists (select from added) or exists (
                select from collection_problem p join collection c on c.id = p.collection_id
                where c.account_id = :account and c.id = :id and p.problem_id = :problem) as holds_it""");
    private static final Sql TAKE = Sql.of("""
            delete from collection_problem p using collection c
            where c.id = p.collection_id and c.account_id = :account and c.id = :id and p.problem_id = :problem""");

    private static final String PROBLEM_COLUMNS = """
            p.display_id, p.slug, p.title,
            case when u.solved_at >= e.unlocked_at then 'assisted' when u.solved_at is not null then 'solved'
                 when u.account_id is not null then 'attempted' else 'new' end as status""";
    private static final String PROBLEM_TABLES = """
            join problem p on p.id = k.problem_id and p.published
            left join user_problem u on u.problem_id = p.id and u.account_id = :account
            left join editorial_unlock e on e.problem_key = p.problem_key and e.account_id = :account""";
    private static final Sql BOOKMARKS = Sql.of("select " + PROBLEM_COLUMNS + " from bookmark k " + PROBLEM_TABLES
            + " where k.account_id = :account order by k.added_at desc, p.display_id limit :most");
    private static final Sql NOTED = Sql.of("select " + PROBLEM_COLUMNS + " from problem_note k " + PROBLEM_TABLES
            + " where k.account_id = :account order by k.changed_at desc, p.display_id limit :most");
    private static final Sql COLLECTED = Sql.of("select " + PROBLEM_COLUMNS
            + " from collection c join collection_problem k on k.collection_id = c.id " + PROBLEM_TABLES
            + " where c.account_id = :account and c.id = :id order by k.added_at, p.display_id limit :most");

    private final DataSource database;

    NotebookRepository(DataSource database) {
        this.database = database;
    }

    /** A row for each collection, or one; the rest is the same in all of them. */
    private record Kept(boolean bookmarked, Note note, Optional<Shelf> shelf) {
        static Kept of(JsonRow row) {
            return new Kept(row.is("bookmarked"), noteIn(row), shelfIn(row));
        }

        private static Note noteIn(JsonRow row) {
            return row.instantIfAny("changed_at")
                    .map(changed -> Note.of(row.text("text"), changed))
                    .orElse(Note.NONE);
        }

        private static Optional<Shelf> shelfIn(JsonRow row) {
            return row.textIfAny("name").map(name -> new Shelf(row.number("id"), name, row.is("holds_it")));
        }

        static NotebookEntry entry(List<Kept> rows) {
            return new NotebookEntry(
                    rows.getFirst().bookmarked(),
                    rows.getFirst().note(),
                    rows.stream().flatMap(row -> row.shelf().stream()).toList());
        }
    }

    Query<NotebookEntry> kept(long account, long problem) {
        return with(KEPT, account, problem).query(Kept::of).map(Kept::entry);
    }

    void bookmark(long account, long problem, Instant now) {
        with(BOOKMARK, account, problem).with("now", now).update();
    }

    void unbookmark(long account, long problem) {
        with(UNBOOKMARK, account, problem).update();
    }

    Note note(long account, long problem) {
        return with(NOTE, account, problem)
                .find(row -> Note.of(row.getString("text"), Objects.requireNonNull(Sql.instant(row, "changed_at"))))
                .orElse(Note.NONE);
    }

    /** Writes the text in place of that version; false when the note is another text by now. An empty text is no note. */
    boolean write(long account, long problem, String text, String version, Instant now) {
        if (text.isEmpty()) {
            with(FORGET_NOTE, account, problem).with("version", version).update();
            return note(account, problem).equals(Note.NONE);
        }
        Sql.Execution writing = version.isEmpty()
                ? with(ADD_NOTE, account, problem)
                : with(CHANGE_NOTE, account, problem).with("version", version);
        return writing.with("text", text).with("now", now).update() == 1;
    }

    List<Collection> collections(long account) {
        return COLLECTIONS.on(database).with("account", account).list(NotebookRepository::collection);
    }

    Optional<Collection> collection(long account, long id) {
        return COLLECTION.on(database).with("account", account).with("id", id).find(NotebookRepository::collection);
    }

    /** Its id; empty when the name is taken or there are too many. */
    Optional<Long> create(long account, String name, Instant now) {
        return CREATE.on(database)
                .with("account", account)
                .with("name", name)
                .with("most", Collection.MOST)
                .with("now", now)
                .find(row -> row.getLong("id"));
    }

    /** False when another of the account's collections is called so, or there is none of that id. */
    boolean rename(long account, long id, String name) {
        Sql.Execution renaming =
                RENAME.on(database).with("account", account).with("id", id).with("name", name);
        try {
            return renaming.update() == 1;
        } catch (DatabaseException e) {
            // Another was called so while this one was looking.
            if (e.isTaken()) {
                return false;
            }
            throw e;
        }
    }

    void delete(long account, long id) {
        DELETE.on(database).with("account", account).with("id", id).update();
    }

    /** Whether it is in there now: not when the collection is full, or gone. */
    boolean put(long account, long id, long problem, Instant now) {
        return with(PUT, account, problem)
                .with("id", id)
                .with("most", Collection.MOST_PROBLEMS)
                .with("now", now)
                .one(row -> row.getBoolean("holds_it"));
    }

    void take(long account, long id, long problem) {
        with(TAKE, account, problem).with("id", id).update();
    }

    /** The latest first. */
    List<KeptProblem> bookmarks(long account) {
        return problems(BOOKMARKS.on(database), account);
    }

    /** Those with a note; the one written last first. */
    List<KeptProblem> noted(long account) {
        return problems(NOTED.on(database), account);
    }

    /** In the order in which they were put in. */
    List<KeptProblem> collected(long account, long id) {
        return problems(COLLECTED.on(database).with("id", id), account);
    }

    private static List<KeptProblem> problems(Sql.Execution query, long account) {
        return query.with("account", account)
                .with("most", Collection.MOST_PROBLEMS)
                .list(row -> new KeptProblem(
                        row.getString("display_id"),
                        row.getString("slug"),
                        row.getString("title"),
                        ProblemStatus.ofCode(row.getString("status")).orElseThrow()));
    }

    private Sql.Execution with(Sql statement, long account, long problem) {
        return statement.on(database).with("account", account).with("problem", problem);
    }

    private static Collection collection(ResultSet row) throws SQLException {
        return new Collection(row.getLong("id"), row.getString("name"), row.getLong("problems"));
    }
}
