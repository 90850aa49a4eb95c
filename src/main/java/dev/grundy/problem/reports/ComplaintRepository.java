package dev.grundy.problem.reports;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.discussion.source.SourceLine;
import dev.grundy.problem.reports.Complaint.Answer;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code complaint}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class ComplaintRepository {
    /** So that of two forms of one person at once the second counts the first. */
    private static final Sql LOCK = Sql.of("select id from account where id = :account for no key update");

    private static final Sql SINCE =
            Sql.of("select count(*) as reports from complaint where account_id = :account and made_at > :since");
    private static final Sql ADD = Sql.of("""
            insert into complaint (account_id, problem_id, post_id, package_version_id, kind, text, language, made_at)
            select :account, id, cast(:post as bigint), live_version_id, :kind, :text, :language, :now from problem where id = :problem
            on conflict do nothing""");

    private static final String COLUMNS = """
            select c.id, c.account_id, a.name as reporter, p.display_id, p.slug, p.title, p.published, v.number, c.kind, c.text, c.language,
                   c.made_at, c.answer, c.answered_at, c.closed_at, c.revision,
                   t.id as post, coalesce(t.parent_id, t.id) as question, t.hidden_at is not null as hidden,
                   q.hidden_at is not null as below_hidden, t.locked_at is not null as locked, t.submission_id, t.line,
                   w.name as author, r.title as post_title, r.text as post_text
            from complaint c
            join account a on a.id = c.account_id
            join problem p on p.id = c.problem_id
            join package_version v on v.id = c.package_version_id
            left join talk_post t on t.id = c.post_id
            left join talk_post q on q.id = t.parent_id
            left join account w on w.id = t.account_id
            left join lateral (
                select x.title, x.text from talk_revision x
                where x.post_id = t.id and t.deleted_at is null order by x.number desc limit 1) r on true
            """;
    private static final Sql OF_ACCOUNT =
            Sql.of(COLUMNS + "where c.account_id = :account order by c.id desc limit :most");
    private static final Sql FIND = Sql.of(COLUMNS + "where c.id = :id");
    private static final Sql FIND_LOCKED = Sql.of(COLUMNS + "where c.id = :id for update of c");
    private static final String LISTED = COLUMNS + """
            where c.id < :before %s
              and (cast(:kind as text) is null or c.kind = :kind)
              and (cast(:slug as text) is null or p.slug = :slug)
            order by c.id desc limit :most""";
    private static final Sql LIST_OPEN = Sql.of(LISTED.formatted("and c.closed_at is null"));
    private static final Sql LIST_CLOSED = Sql.of(LISTED.formatted("and c.closed_at is not null"));
    private static final Sql LIST_ALL = Sql.of(LISTED.formatted(""));
    private static final Sql OPEN =
            Sql.of("select count(*) as reports from complaint where problem_id = :problem and closed_at is null");

    private static final Sql CHANGE = Sql.of("""
            update complaint set answer = :answer, answered_at = :answered, closed_at = :closed, revision = revision + 1
            where id = :id""");

    private final DataSource database;

    ComplaintRepository(DataSource database) {
        this.database = database;
    }

    /** Lets nobody else of that account report until the transaction ends. */
    void lock(long account) {
        LOCK.on(database).with("account", account).find(row -> row.getLong("id"));
    }

    int since(long account, Instant since) {
        return SINCE.on(database).with("account", account).with("since", since).one(row -> row.getInt("reports"));
    }

    /** Nothing is added where the same is open already. */
    void add(NewComplaint complaint, Instant now) {
        ADD.on(database)
                .with("account", complaint.account())
                .with("problem", complaint.problem())
                .with("post", complaint.post().orElse(null))
                .with("kind", complaint.kind().code())
                .with("text", complaint.text())
                .with("language", complaint.language())
                .with("now", now)
                .update();
    }

    /** Latest first. */
    List<Complaint> ofAccount(long account, int most) {
        return OF_ACCOUNT
                .on(database)
                .with("account", account)
                .with("most", most)
                .list(ComplaintRepository::complaint);
    }

    Optional<Complaint> find(long id) {
        return FIND.on(database).with("id", id).find(ComplaintRepository::complaint);
    }

    /** As {@link #find}; nobody else changes it until the transaction ends. */
    Optional<Complaint> findLocked(long id) {
        return FIND_LOCKED.on(database).with("id", id).find(ComplaintRepository::complaint);
    }

    /** Latest first, those with a smaller id than {@code before}. */
    List<Complaint> list(ComplaintFilter filter, long before, int most) {
        Sql list = switch (filter.state()) {
            case OPEN -> LIST_OPEN;
            case CLOSED -> LIST_CLOSED;
            case ALL -> LIST_ALL;
        };
        return list.on(database)
                .with("before", before)
                .with("kind", filter.kind().map(ComplaintKind::code).orElse(null))
                .with("slug", filter.slug().map(slug -> slug.value()).orElse(null))
                .with("most", most)
                .list(ComplaintRepository::complaint);
    }

    /** How many of a problem are open. */
    int open(long problem) {
        return OPEN.on(database).with("problem", problem).one(row -> row.getInt("reports"));
    }

    void change(long id, Optional<Answer> answer, Optional<Instant> closedAt) {
        CHANGE.on(database)
                .with("id", id)
                .with("answer", answer.map(Answer::text).orElse(null))
                .with("answered", answer.map(Answer::at).orElse(null))
                .with("closed", closedAt.orElse(null))
                .update();
    }

    private static Optional<ReportedPost> post(ResultSet row) throws SQLException {
        long id = row.getLong("post");
        if (row.wasNull()) {
            return Optional.empty();
        }
        long question = row.getLong("question");
        String text = row.getString("post_text");
        return Optional.of(new ReportedPost(
                id,
                "/problems/" + row.getString("slug") + "/discussion/" + question + "#post-" + id,
                Objects.requireNonNullElse(row.getString("author"), ""),
                Objects.requireNonNullElse(row.getString("post_title"), ""),
                Objects.requireNonNullElse(text, ""),
                about(row),
                new ReportedPost.State(
                        question == id,
                        row.getBoolean("hidden"),
                        row.getBoolean("below_hidden"),
                        row.getBoolean("locked"),
                        text == null)));
    }

    private static Optional<SourceLine> about(ResultSet row) throws SQLException {
        long submission = row.getLong("submission_id");
        return submission == 0 ? Optional.empty() : Optional.of(new SourceLine(submission, row.getInt("line")));
    }

    private static Complaint complaint(ResultSet row) throws SQLException {
        @Nullable String answer = row.getString("answer");
        return new Complaint(
                row.getLong("id"),
                row.getLong("account_id"),
                row.getString("reporter"),
                new Complaint.Problem(
                        row.getString("display_id"),
                        row.getString("slug"),
                        row.getString("title"),
                        row.getBoolean("published")),
                post(row),
                row.getInt("number"),
                ComplaintKind.ofCode(row.getString("kind")).orElse(ComplaintKind.OTHER),
                row.getString("text"),
                row.getString("language"),
                Objects.requireNonNull(Sql.instant(row, "made_at")),
                answer == null
                        ? Optional.empty()
                        : Optional.of(new Answer(answer, Objects.requireNonNull(Sql.instant(row, "answered_at")))),
                Optional.ofNullable(Sql.instant(row, "closed_at")),
                row.getInt("revision"));
    }
}
