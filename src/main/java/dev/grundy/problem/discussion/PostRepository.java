package dev.grundy.problem.discussion;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.problem.discussion.source.SourceLine;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The tables {@code talk_post} and {@code talk_revision}. Each method is one statement, within the caller's transaction where there is one.
 * Thread-safe.
 */
@ApplicationScoped
class PostRepository {
    private static final String LIVE = "x.deleted_at is null and x.account_id is not null";
    private static final String COLUMNS = """
            select t.id, t.parent_id, t.account_id, t.submission_id, t.line, a.name as author, r.title, r.text, r.number, t.made_at, r.written_at,
                   t.helpful_at is not null as helpful, t.hidden_at is not null as hidden, t.locked_at is not null as locked,
                   t.deleted_at is not null or r.number is null as deleted, n.answers, n.helpful_answers
            from talk_post t
            left join account a on a.id = t.account_id
            left join lateral (
                select * from talk_revision v where v.post_id = t.id and t.deleted_at is null order by v.number desc limit 1) r on true
            cross join lateral (
                select count(*) as answers, count(x.helpful_at) as helpful_answers from talk_post x
                where x.parent_id = t.id and x.hidden_at is null and %s) n
            """.formatted(LIVE);
    private static final Sql REVISIONS = Sql.of("""
            select r.number, r.title, r.text, r.written_at from talk_revision r join talk_post t on t.id = r.post_id
            where r.post_id = :id and t.deleted_at is null order by r.number desc limit :most offset :skip""");
    private static final String SEEN = " and (t.hidden_at is null or :hidden or t.account_id = :reader) ";
    private static final String PORTION = " limit :most offset :skip";
    private static final String QUESTIONS = COLUMNS + """
            where t.problem_id = :problem and t.parent_id is null and (t.deleted_at is null and r.number is not null or n.answers > 0)""" + SEEN;
    private static final Sql QUESTIONS_BY_HELPFUL =
            Sql.of(QUESTIONS + "order by n.helpful_answers desc, t.id desc" + PORTION);
    private static final Sql QUESTIONS_BY_TIME = Sql.of(QUESTIONS + "order by t.id desc" + PORTION);
    private static final String ANSWERS =
            COLUMNS + "where t.parent_id = :question and t.deleted_at is null and r.number is not null" + SEEN;
    private static final Sql ANSWERS_BY_HELPFUL = Sql.of(ANSWERS + "order by t.helpful_at is null, t.id" + PORTION);
    private static final Sql ANSWERS_BY_TIME = Sql.of(ANSWERS + "order by t.id" + PORTION);
    private static final Sql FIND = Sql.of(COLUMNS + "where t.id = :id and t.problem_id = :problem");
    private static final Sql SAME = Sql.of(COLUMNS + """
            where t.account_id = :account and t.made_at > :since and t.problem_id = :problem
              and t.parent_id is not distinct from cast(:question as bigint)
              and t.submission_id is not distinct from cast(:submission as bigint)
              and t.line is not distinct from cast(:line as integer)
              and coalesce(r.title, '') = :title and r.text = :text
            order by t.id limit 1""");
    private static final Sql COUNT = Sql.of("""
            select count(*) as questions from talk_post x
            where x.problem_id = :problem and x.parent_id is null and x.hidden_at is null and %s""".formatted(LIVE));

    private static final Sql MADE = Sql.of("select created_at from account where id = :account");

    /** So that of two forms of one person at once the second counts the first. */
    private static final Sql LOCK = Sql.of("select created_at from account where id = :account for no key update");

    private static final Sql WRITTEN = Sql.of("""
            select (select count(*) from talk_post where account_id = :account and made_at > :since)
                 + (select count(*) from talk_revision where account_id = :account and number > 1 and written_at > :since) as written""");
    private static final Sql HAS_SOLVED = Sql.of(
            "select exists (select from user_problem where account_id = :account and solved_at is not null) as solved");
    private static final String FIRST_TEXT = """
             returning id)
            insert into talk_revision (post_id, number, account_id, title, text, written_at)
            select id, 1, :account, nullif(:title, ''), :text, :now from posted returning post_id""";
    private static final Sql ASK = Sql.of("""
            with posted as (insert into talk_post (problem_id, account_id, made_at, submission_id, line)
                values (:problem, :account, :now, cast(:submission as bigint), cast(:line as integer))""" + FIRST_TEXT);
    /** Answers to a question are committed in the order of their ids: who has seen one has seen all with smaller ones. */
    private static final Sql ANSWER = Sql.of("""
            with posted as (
                insert into talk_post (problem_id, parent_id, account_id, made_at)
                select x.problem_id, x.id, :account, :now from talk_post x
                where x.id = :question and x.problem_id = :problem and x.parent_id is null and x.hidden_at is null and x.locked_at is null
                  and %s
                for no key update of x""".formatted(LIVE) + FIRST_TEXT);

    private static final Sql CHANGE = Sql.of("""
            insert into talk_revision (post_id, number, account_id, title, text, written_at)
            select x.id, :seen + 1, :account, nullif(:title, ''), :text, :now from talk_post x
            where x.id = :id and x.account_id = :account and x.deleted_at is null
              and :seen = (select max(number) from talk_revision where post_id = x.id)
            on conflict do nothing""");
    private static final Sql DELETE = Sql.of("""
            update talk_post set deleted_at = :now, submission_id = null, line = null
            where id = :id and account_id = :account and deleted_at is null""");
    private static final Sql FORGET = Sql.of("delete from talk_revision where post_id = :id");
    private static final Sql MARK = Sql.of("""
            update talk_post t set helpful_at = case when cast(:helpful as boolean) then cast(:now as timestamptz) end
            from talk_post q where t.id = :id and q.id = t.parent_id and q.account_id = :account and t.account_id <> :account
              and t.deleted_at is null and q.deleted_at is null""");
    private static final Sql HIDE = Sql.of("""
            update talk_post set hidden_at = case when cast(:on as boolean) then cast(:now as timestamptz) end
            where id = :id and (hidden_at is not null) <> cast(:on as boolean)""");
    private static final Sql SHUT = Sql.of("""
            update talk_post set locked_at = case when cast(:on as boolean) then cast(:now as timestamptz) end
            where id = :id and parent_id is null and (locked_at is not null) <> cast(:on as boolean)""");
    private static final Sql PROBLEM = Sql.of("""
            select p.display_id, p.slug, coalesce(t.parent_id, t.id) as question
            from talk_post t join problem p on p.id = t.problem_id where t.id = :id""");

    private final DataSource database;

    PostRepository(DataSource database) {
        this.database = database;
    }

    /** A place in a list: so many posts after so many others. */
    record Portion(int skip, int most) {}

    /** Where a post stands. */
    record Place(String displayId, String slug, long question) {}

    List<Post> questions(long problem, Reader reader, PostSort sort, Portion portion) {
        Sql list = switch (sort) {
            case HELPFUL -> QUESTIONS_BY_HELPFUL;
            case TIME -> QUESTIONS_BY_TIME;
        };
        return portion(list.on(database).with("problem", problem), reader, portion);
    }

    List<Post> answers(long question, Reader reader, PostSort sort, Portion portion) {
        Sql list = switch (sort) {
            case HELPFUL -> ANSWERS_BY_HELPFUL;
            case TIME -> ANSWERS_BY_TIME;
        };
        return portion(list.on(database).with("question", question), reader, portion);
    }

    private static List<Post> portion(Sql.Execution list, Reader reader, Portion portion) {
        return list.with("hidden", reader.moderator())
                .with("reader", reader.account().orElse(0L))
                .with("most", portion.most())
                .with("skip", portion.skip())
                .list(PostRepository::post);
    }

    /** A post about that problem, hidden or not. */
    Optional<Post> find(long problem, long id) {
        return FIND.on(database).with("problem", problem).with("id", id).find(PostRepository::post);
    }

    /** The texts of a post, the latest first; empty once it is deleted. */
    List<Revision> revisions(long id, Portion portion) {
        return REVISIONS
                .on(database)
                .with("id", id)
                .with("most", portion.most())
                .with("skip", portion.skip())
                .list(row -> new Revision(
                        row.getInt("number"),
                        orEmpty(row.getString("title")),
                        row.getString("text"),
                        Objects.requireNonNull(Sql.instant(row, "written_at"))));
    }

    /** How many questions about the problem all may read. */
    Query<Long> count(long problem) {
        return COUNT.on(database)
                .with("problem", problem)
                .query(row -> row.number("questions"))
                .map(found -> found.getFirst());
    }

    /** When the account was made. */
    Instant madeAt(long account) {
        return MADE.on(database)
                .with("account", account)
                .one(row -> Objects.requireNonNull(Sql.instant(row, "created_at")));
    }

    /** Lets nobody else of that account write until the transaction ends; answers when the account was made. */
    Instant lock(long account) {
        return LOCK.on(database)
                .with("account", account)
                .one(row -> Objects.requireNonNull(Sql.instant(row, "created_at")));
    }

    /** Posts and changes of posts. */
    long written(long account, Instant since) {
        return WRITTEN.on(database)
                .with("account", account)
                .with("since", since)
                .one(row -> row.getLong("written"));
    }

    /** Any problem. */
    boolean hasSolved(long account) {
        return HAS_SOLVED.on(database).with("account", account).one(row -> row.getBoolean("solved"));
    }

    /**
     * A post of that account with the same words in the same place, made since then and not deleted.
     *
     * @param question that it answers; empty for a question
     */
    Optional<Long> same(
            long account,
            long problem,
            Optional<Long> question,
            PostText text,
            Optional<SourceLine> about,
            Instant since) {
        return SAME.on(database)
                .with("account", account)
                .with("since", since)
                .with("problem", problem)
                .with("question", question.orElse(null))
                .with("submission", about.map(SourceLine::submission).orElse(null))
                .with("line", about.map(SourceLine::number).orElse(null))
                .with("title", text.title())
                .with("text", text.text())
                .find(row -> row.getLong("id"));
    }

    /** @param about a line of a submission of that account to that problem */
    long ask(long account, long problem, PostText text, Optional<SourceLine> about, Instant now) {
        return with(ASK, account, text, now)
                .with("problem", problem)
                .with("submission", about.map(SourceLine::submission).orElse(null))
                .with("line", about.map(SourceLine::number).orElse(null))
                .one(row -> row.getLong("post_id"));
    }

    /** Empty where there is no such question, or none that may be answered. */
    Optional<Long> answer(long account, long problem, long question, PostText text, Instant now) {
        return with(ANSWER, account, text, now)
                .with("problem", problem)
                .with("question", question)
                .find(row -> row.getLong("post_id"));
    }

    /** False where it is not the person's, or was changed since that text. */
    boolean change(long account, long id, int seen, PostText text, Instant now) {
        return with(CHANGE, account, text, now)
                        .with("id", id)
                        .with("seen", seen)
                        .update()
                > 0;
    }

    private Sql.Execution with(Sql statement, long account, PostText text, Instant now) {
        return statement
                .on(database)
                .with("account", account)
                .with("title", text.title())
                .with("text", text.text())
                .with("now", now);
    }

    /** False where it is not the person's, or is deleted. */
    boolean delete(long account, long id, Instant now) {
        return DELETE.on(database)
                        .with("account", account)
                        .with("id", id)
                        .with("now", now)
                        .update()
                > 0;
    }

    /** Texts of a post that was deleted. */
    void forgetTexts(long id) {
        FORGET.on(database).with("id", id).update();
    }

    /** False where the person did not ask the question, or wrote the answer. */
    boolean mark(long account, long id, boolean helpful, Instant now) {
        return MARK.on(database)
                        .with("account", account)
                        .with("id", id)
                        .with("helpful", helpful)
                        .with("now", now)
                        .update()
                > 0;
    }

    /** False where it is so already. */
    boolean hide(long id, boolean on, Instant now) {
        return HIDE.on(database).with("id", id).with("on", on).with("now", now).update() > 0;
    }

    /** False where it is so already, and for an answer. */
    boolean shut(long id, boolean on, Instant now) {
        return SHUT.on(database).with("id", id).with("on", on).with("now", now).update() > 0;
    }

    Optional<Place> place(long id) {
        return PROBLEM.on(database)
                .with("id", id)
                .find(row -> new Place(row.getString("display_id"), row.getString("slug"), row.getLong("question")));
    }

    private static Post post(ResultSet row) throws SQLException {
        long parent = row.getLong("parent_id");
        Instant made = Objects.requireNonNull(Sql.instant(row, "made_at"));
        @Nullable Instant written = Sql.instant(row, "written_at");
        @Nullable String author = row.getString("author");
        return new Post(
                row.getLong("id"),
                parent == 0 ? Optional.empty() : Optional.of(parent),
                author == null ? Optional.empty() : Optional.of(new Post.Author(row.getLong("account_id"), author)),
                orEmpty(row.getString("title")),
                orEmpty(row.getString("text")),
                about(row),
                row.getInt("number"),
                made,
                written == null ? made : written,
                new Post.State(
                        row.getBoolean("helpful"),
                        row.getBoolean("hidden"),
                        row.getBoolean("locked"),
                        row.getBoolean("deleted")),
                row.getLong("answers"),
                row.getLong("helpful_answers"));
    }

    private static Optional<SourceLine> about(ResultSet row) throws SQLException {
        long submission = row.getLong("submission_id");
        return submission == 0 ? Optional.empty() : Optional.of(new SourceLine(submission, row.getInt("line")));
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }
}
