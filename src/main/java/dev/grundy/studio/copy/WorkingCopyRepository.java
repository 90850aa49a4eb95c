package dev.grundy.studio.copy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.sql.DataSource;

/** The tables of working copies. A method that changes files is called in a transaction that has locked their copy. Thread-safe. */
@ApplicationScoped
public class WorkingCopyRepository {
    /** Of each copy; a revision seen before those is compared with nothing. */
    private static final int KEPT_REVISIONS = 100;

    private static final String COPIES = """
            select c.id, c.name, c.revision, c.changed_at, a.name as changed_by, f.files, f.bytes
            from working_copy c
            left join account a on a.id = c.account_id
            cross join lateral (
                select count(*) as files, coalesce(sum(octet_length(content)), 0) as bytes
                from working_file where working_copy_id = c.id) f
            """;
    private static final Sql LIST = Sql.of(COPIES + """
            where cast(:author as bigint) is null
               or exists (select from working_copy_author w where w.working_copy_id = c.id and w.account_id = :author)
            order by c.changed_at desc, c.id desc limit :most""");
    private static final Sql FIND = Sql.of(COPIES + "where c.id = :id");
    private static final Sql NAMED = Sql.of("select id from working_copy where name = :name");
    private static final Sql COUNT = Sql.of("select count(*) as n from working_copy");

    private static final Sql CREATE = Sql.of("""
            insert into working_copy (name, revision, changed_at, account_id) values (:name, 1, :now, :account)
            on conflict (name) do nothing returning id""");
    private static final Sql LOCK = Sql.of("select revision from working_copy where id = :id for update");
    private static final Sql RAISE = Sql.of("""
            update working_copy set revision = revision + 1, changed_at = :now, account_id = :account
            where id = :id returning revision""");
    private static final Sql DELETE = Sql.of("delete from working_copy where id = :id and name = :name");

    private static final Sql FILES = Sql.of("""
            select path, octet_length(content) as bytes, executable, revision, changed_at from working_file
            where working_copy_id = :copy
            order by path collate "C"
            """);
    private static final Sql FILE = Sql.of("""
            select path, octet_length(content) as bytes, executable, revision, changed_at from working_file
            where working_copy_id = :copy and path = :path""");
    private static final Sql CONTENT =
            Sql.of("select content, executable from working_file where working_copy_id = :copy and path = :path");
    private static final Sql CONTENTS =
            Sql.of("select path, content, executable from working_file where working_copy_id = :copy");
    private static final Sql INPUTS = Sql.of("""
            select path, encode(sha256(content), 'hex') as hash from working_file
            where working_copy_id = :copy and octet_length(content) <= :most
              and (path like 'data/sample/%.in' or path like 'data/secret/%.in')
            order by path collate "C" desc""");
    private static final Sql PUT = Sql.of("""
            insert into working_file (working_copy_id, path, content, executable, revision, changed_at)
            values (:copy, :path, :content, :executable, :revision, :now)
            on conflict on constraint working_file_pk do update
            set content = excluded.content, executable = excluded.executable, revision = excluded.revision,
                changed_at = excluded.changed_at""");
    private static final Sql TAKE = Sql.of("delete from working_file where working_copy_id = :copy and path = :path");
    private static final Sql MOVE = Sql.of("""
            update working_file set path = :target, revision = :revision, changed_at = :now
            where working_copy_id = :copy and path = :path""");

    private static final Sql KEEP = Sql.of("""
            insert into working_file_past (working_copy_id, path, revision, content)
            select working_copy_id, path, revision, content from working_file
            where working_copy_id = :copy and path = :path and octet_length(content) <= :longest
            on conflict do nothing""");
    /** A text goes once no kept revision had it: a later one stood by then, or its file is gone. */
    private static final Sql FORGET = Sql.of("""
            delete from working_file_past p
            where p.working_copy_id = :copy and p.revision <= :revision - :kept
              and (exists (select from working_file_past later
                           where later.working_copy_id = p.working_copy_id and later.path = p.path
                             and later.revision > p.revision and later.revision <= :revision - :kept)
                   or not exists (select from working_file f
                                  where f.working_copy_id = p.working_copy_id and f.path = p.path
                                    and f.revision > :revision - :kept))""");

    private static final Sql PAST = Sql.of("""
            select content from working_file_past
            where working_copy_id = :copy and path = :path and revision <= :seen order by revision desc limit 1""");

    private final DataSource database;

    WorkingCopyRepository(DataSource database) {
        this.database = database;
    }

    /**
     * The latest changed first.
     *
     * @param author the author whose copies alone are listed; empty for all
     */
    public List<WorkingCopy> list(Optional<Long> author, int most) {
        return LIST.on(database)
                .with("author", author.orElse(null))
                .with("most", most)
                .list(WorkingCopyRepository::copy);
    }

    Optional<WorkingCopy> find(long id) {
        return FIND.on(database).with("id", id).find(WorkingCopyRepository::copy);
    }

    public OptionalLong named(String name) {
        return NAMED.on(database)
                .with("name", name)
                .find(row -> OptionalLong.of(row.getLong("id")))
                .orElse(OptionalLong.empty());
    }

    long count() {
        return COUNT.on(database).one(row -> row.getLong("n"));
    }

    /** At revision 1, without files; empty if there is one of that name. */
    Optional<Long> create(String name, long account, Instant now) {
        return CREATE.on(database)
                .with("name", name)
                .with("account", account)
                .with("now", now)
                .find(row -> row.getLong("id"));
    }

    /** Its revision, which stays the same until the transaction ends; empty if the copy is gone. */
    Optional<Long> lock(long copy) {
        return LOCK.on(database).with("id", copy).find(row -> row.getLong("revision"));
    }

    /** Answers the new revision. */
    long raise(CopyChange change, Instant now) {
        long revision = RAISE.on(database)
                .with("id", change.copy())
                .with("account", change.account())
                .with("now", now)
                .one(row -> row.getLong("revision"));
        FORGET.on(database)
                .with("copy", change.copy())
                .with("revision", revision)
                .with("kept", KEPT_REVISIONS)
                .update();
        return revision;
    }

    /** False if there is none of that id and name. */
    boolean delete(long copy, String name) {
        return DELETE.on(database).with("id", copy).with("name", name).update() > 0;
    }

    /** By path. */
    public List<WorkingFile> files(long copy) {
        return FILES.on(database).with("copy", copy).list(WorkingCopyRepository::file);
    }

    public Optional<WorkingFile> file(long copy, FilePath path) {
        return of(FILE, copy, path).find(WorkingCopyRepository::file);
    }

    public Optional<FileContent> content(long copy, FilePath path) {
        return of(CONTENT, copy, path).find(WorkingCopyRepository::content);
    }

    public SortedMap<FilePath, FileContent> contents(long copy) {
        SortedMap<FilePath, FileContent> contents = new TreeMap<>();
        CONTENTS.on(database)
                .with("copy", copy)
                .list(row -> contents.put(new FilePath(row.getString("path")), content(row)));
        return contents;
    }

    /** Names of its tests whose input lies in a file of at most so many bytes, by the input's hash. */
    public Map<ContentHash, String> namesByInput(long copy, int mostBytes) {
        Map<ContentHash, String> names = new HashMap<>();
        INPUTS.on(database)
                .with("copy", copy)
                .with("most", mostBytes)
                .list(row -> names.put(new ContentHash(row.getString("hash")), testName(row.getString("path"))));
        return names;
    }

    private static String testName(String path) {
        return path.substring("data/".length(), path.length() - ".in".length());
    }

    /** Writes a file; its earlier text is kept for people who saw it. */
    void put(long copy, FilePath path, FileContent content, Written written) {
        keep(copy, path);
        of(PUT, copy, path)
                .with("content", content.bytes())
                .with("executable", content.executable())
                .with("revision", written.revision())
                .with("now", written.at())
                .update();
    }

    void take(long copy, FilePath path) {
        keep(copy, path);
        of(TAKE, copy, path).update();
    }

    void move(long copy, FilePath path, FilePath target, Written written) {
        keep(copy, path);
        of(MOVE, copy, path)
                .with("target", target.value())
                .with("revision", written.revision())
                .with("now", written.at())
                .update();
    }

    /** The content of a text before it was changed after that revision; empty if that is not known any more. */
    Optional<byte[]> past(long copy, FilePath path, long seen) {
        return of(PAST, copy, path).with("seen", seen).find(row -> row.getBytes("content"));
    }

    /** With which revision, and when. */
    record Written(long revision, Instant at) {}

    private void keep(long copy, FilePath path) {
        of(KEEP, copy, path).with("longest", FileText.LONGEST).update();
    }

    private Sql.Execution of(Sql statement, long copy, FilePath path) {
        return statement.on(database).with("copy", copy).with("path", path.value());
    }

    private static WorkingCopy copy(ResultSet row) throws SQLException {
        return new WorkingCopy(
                row.getLong("id"),
                row.getString("name"),
                row.getLong("revision"),
                Objects.requireNonNull(Sql.instant(row, "changed_at")),
                Optional.ofNullable(row.getString("changed_by")),
                row.getLong("files"),
                MemorySize.ofBytes(row.getLong("bytes")));
    }

    private static WorkingFile file(ResultSet row) throws SQLException {
        return new WorkingFile(
                new FilePath(row.getString("path")),
                MemorySize.ofBytes(row.getLong("bytes")),
                row.getBoolean("executable"),
                row.getLong("revision"),
                Objects.requireNonNull(Sql.instant(row, "changed_at")));
    }

    private static FileContent content(ResultSet row) throws SQLException {
        return new FileContent(row.getBytes("content"), row.getBoolean("executable"));
    }
}
