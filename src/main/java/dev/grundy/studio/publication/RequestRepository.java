package dev.grundy.studio.publication;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code publication_request}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
public class RequestRepository {
    private static final Sql ADD = Sql.of("""
            insert into publication_request (working_copy_id, account_id, revision, note, language, asked_at)
            select id, :account, :revision, :note, :language, :now from working_copy where id = :copy
            on conflict (working_copy_id) where state = 'open' do nothing
            returning id""");
    private static final Sql END = Sql.of("""
            update publication_request set state = :state, answer = :answer, ended_at = :now
            where working_copy_id = :copy and id = :id and state = 'open'""");

    private static final String REQUESTS = """
            select r.id, r.working_copy_id, c.name as copy_name, r.account_id, a.name as asker, r.revision, r.note, r.language, r.asked_at,
                   r.state, r.answer, r.ended_at
            from publication_request r
            join working_copy c on c.id = r.working_copy_id
            join account a on a.id = r.account_id
            """;
    private static final Sql FIND = Sql.of(REQUESTS + "where r.id = :id");
    private static final Sql LATEST = Sql.of(REQUESTS + "where r.working_copy_id = :copy order by r.id desc limit 1");
    private static final Sql OPEN = Sql.of(REQUESTS + "where r.state = 'open' order by r.id");
    private static final Sql COUNT_OPEN =
            Sql.of("select count(*) as requests from publication_request where state = 'open'");

    private final DataSource database;

    RequestRepository(DataSource database) {
        this.database = database;
    }

    /**
     * A new request of an author.
     *
     * @param note     at most {@link RequestText#LONGEST} characters
     * @param language code of the language that they read pages in
     */
    record New(long copy, long account, long revision, String note, String language) {}

    /** Its id; empty where one is open already, or the copy is gone. */
    Optional<Long> add(New request, Instant now) {
        return ADD.on(database)
                .with("copy", request.copy())
                .with("account", request.account())
                .with("revision", request.revision())
                .with("note", request.note())
                .with("language", request.language())
                .with("now", now)
                .find(row -> row.getLong("id"));
    }

    /**
     * False where it is not open any more.
     *
     * @param answer only where it is sent back
     */
    boolean end(PublicationRequest request, RequestState state, @Nullable String answer, Instant now) {
        return END.on(database)
                        .with("copy", request.copy())
                        .with("id", request.id())
                        .with("state", state.code())
                        .with("answer", answer)
                        .with("now", now)
                        .update()
                > 0;
    }

    Optional<PublicationRequest> find(long id) {
        return FIND.on(database).with("id", id).find(RequestRepository::request);
    }

    /** The last that was made for a copy. */
    Optional<PublicationRequest> latest(long copy) {
        return LATEST.on(database).with("copy", copy).find(RequestRepository::request);
    }

    /** The first request comes first; a copy has at most one. */
    public List<PublicationRequest> open() {
        return OPEN.on(database).list(RequestRepository::request);
    }

    int countOpen() {
        return COUNT_OPEN.on(database).one(row -> row.getInt("requests"));
    }

    private static PublicationRequest request(ResultSet row) throws SQLException {
        return new PublicationRequest(
                row.getLong("id"),
                row.getLong("working_copy_id"),
                row.getString("copy_name"),
                row.getLong("account_id"),
                row.getString("asker"),
                row.getLong("revision"),
                row.getString("note"),
                row.getString("language"),
                Objects.requireNonNull(Sql.instant(row, "asked_at")),
                RequestState.ofCode(row.getString("state")),
                Optional.ofNullable(row.getString("answer")),
                Optional.ofNullable(Sql.instant(row, "ended_at")));
    }
}
