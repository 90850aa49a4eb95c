package dev.grundy.studio.upload;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.queue.Ahead;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.Writing;
import dev.grundy.judge.result.ResultJson;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables of uploads: the bytes that were sent, the files that a node keeps of them, and the report. Thread-safe. */
@Singleton
public final class UploadRepository {
    /** Reading an upload; its subject is the upload's id. */
    public static final Kind KIND = new Kind("upload");

    /** Of a zip, in bytes; the last may be shorter. */
    public static final int PART = 1 << 20;

    private static final Sql ADD = Sql.of("""
            insert into upload (file_name, bytes, content_hash, account_id, received_at)
            values (:name, :bytes, :hash, :account, :now) returning id""");
    private static final Sql ADD_PART =
            Sql.of("insert into upload_part (upload_id, number, content) values (:upload, :number, :content)");
    private static final Writing QUEUE = new Writing("""
            asked as (
                select 'upload' as kind, id as subject, 'upload/' || id as topic, account_id, '' as needs,
                       cast(:lane as smallint) as lane
                from upload where id = cast(:upload as bigint))""");

    private static final Sql TASK = Sql.of("select file_name, bytes, parts from upload_task(:work, :token)");
    private static final Sql PART_OF = Sql.of("select upload_zip_part(:work, :token, :number) as content");
    private static final Sql KEEP = Sql.of("select upload_keep(:work, :token, :path, :content, :executable)");

    private static final String UPLOADS = """
            select u.id, u.file_name, u.bytes, a.name as sender, u.received_at, u.kept_files, u.kept_bytes, u.working_copy_id,
                   u.report, u.message, w.state, w.progress
            from upload u
            left join account a on a.id = u.account_id
            left join work w on w.kind = 'upload' and w.subject = u.id and w.ended_at is null
            """;
    private static final Sql LIST = Sql.of(UPLOADS + """
            where cast(:sender as bigint) is null or u.account_id = :sender
            order by u.id desc limit :most""");
    private static final Sql BY_ID = Sql.of(UPLOADS + "where u.id = :id");
    private static final Sql IS_SENT_BY =
            Sql.of("select exists (select from upload where id = :id and account_id = :account) as yes");
    private static final Sql FILES = Sql.of(
            "select path, content, executable from upload_file where upload_id = :id order by path collate \"C\"");
    private static final Sql LARGEST = Sql.of("""
            select coalesce(max(octet_length(content)), 0) as bytes from upload_file where upload_id = :id""");
    private static final Sql COUNT = Sql.of("select count(*) as n from upload");
    private static final Sql TAKEN = Sql.of("update upload set working_copy_id = :copy where id = :id");
    private static final Sql FORGET_BEFORE =
            Sql.of("delete from upload where received_at < :before and finished_at is not null");
    private static final Sql FORGET_OLDEST = Sql.of("""
            delete from upload where id in (
                select id from upload where finished_at is not null order by id limit :most)""");
    private static final Sql COUNT_OF = Sql.of("select count(*) as n from upload where account_id = :account");
    private static final Sql FORGET_OLDEST_OF = Sql.of("""
            delete from upload where id in (
                select id from upload where finished_at is not null and account_id = :account order by id limit :most)""");

    private final DataSource database;
    private final WorkQueue queue;

    public UploadRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /**
     * An upload as it is sent.
     *
     * @param name  its sender's name for it, 1 to 200 printable characters
     * @param hash  SHA-256 of its bytes, in hexadecimal
     */
    public record NewUpload(String name, long bytes, String hash, long account, Instant at) {}

    /** The upload that a node reads. */
    public record Task(String fileName, long bytes, int parts) {}

    /** Answers its id; its parts are added next, and it is queued last, in one transaction. */
    public long add(NewUpload upload) {
        return ADD.on(database)
                .with("name", upload.name())
                .with("bytes", upload.bytes())
                .with("hash", upload.hash())
                .with("account", upload.account())
                .with("now", upload.at())
                .one(row -> row.getLong("id"));
    }

    /** @param number from 0 */
    public void addPart(long upload, int number, byte[] content) {
        ADD_PART.on(database)
                .with("upload", upload)
                .with("number", number)
                .with("content", content)
                .update();
    }

    public void queue(long upload) {
        queue.enqueue(QUEUE.with("upload", upload).with("lane", Lane.UPLOAD.code()));
    }

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return leased(TASK, lease)
                .one(row -> new Task(row.getString("file_name"), row.getLong("bytes"), row.getInt("parts")));
    }

    /** @throws DatabaseException when the lease was lost */
    public byte[] part(Lease lease, int number) {
        return leased(PART_OF, lease).with("number", number).one(row -> row.getBytes("content"));
    }

    /**
     * Keeps a file of the package.
     *
     * @throws DatabaseException when the lease was lost, or it is more than an upload may have
     */
    public void keep(Lease lease, UploadedFile file) {
        leased(KEEP, lease)
                .with("path", file.path())
                .with("content", file.content())
                .with("executable", file.executable())
                .one(row -> true);
    }

    /** The result of an upload, as the database's {@code finish_upload} stores it. */
    public static String written(UploadReport report) {
        return ResultJson.write(report);
    }

    /**
     * The latest first.
     *
     * @param sender the account whose uploads alone are listed; empty for all
     */
    public List<Upload> list(Optional<Long> sender, int most) {
        return LIST.on(database)
                .with("sender", sender.orElse(null))
                .with("most", most)
                .list(UploadRepository::upload);
    }

    /** False also if there is no such upload. */
    public boolean isSentBy(long id, long account) {
        return IS_SENT_BY.on(database).with("id", id).with("account", account).one(row -> row.getBoolean("yes"));
    }

    public Optional<Upload> byId(long id) {
        return BY_ID.on(database).with("id", id).find(UploadRepository::upload);
    }

    /** The stored files of its package, by path; the caller has checked their size. */
    public List<UploadedFile> files(long id) {
        return FILES.on(database)
                .with("id", id)
                .list(row ->
                        new UploadedFile(row.getString("path"), row.getBytes("content"), row.getBoolean("executable")));
    }

    /** Of the files kept; zero where there is none. */
    public MemorySize largest(long id) {
        return LARGEST.on(database).with("id", id).one(row -> MemorySize.ofBytes(row.getLong("bytes")));
    }

    /** The work before it in the queue; nothing also for one that waits no longer. */
    public Ahead ahead(long id) {
        return queue.ahead(KIND, id);
    }

    public void taken(long id, long copy) {
        TAKEN.on(database).with("id", id).with("copy", copy).update();
    }

    long count() {
        return COUNT.on(database).one(row -> row.getLong("n"));
    }

    /** How many somebody has sent. */
    long count(long account) {
        return COUNT_OF.on(database).with("account", account).one(row -> row.getLong("n"));
    }

    /** Forgets uploads that were received before that instant and are over. */
    void forget(Instant before) {
        FORGET_BEFORE.on(database).with("before", before).update();
    }

    /** Forgets the oldest that are over, at most so many. */
    void forgetOldest(long most) {
        FORGET_OLDEST.on(database).with("most", most).update();
    }

    /** As {@link #forgetOldest}, of those that somebody has sent. */
    void forgetOldest(long account, long most) {
        FORGET_OLDEST_OF
                .on(database)
                .with("account", account)
                .with("most", most)
                .update();
    }

    private Sql.Execution leased(Sql statement, Lease lease) {
        return statement.on(database).with("work", lease.workId()).with("token", lease.token());
    }

    private static Upload upload(ResultSet row) throws SQLException {
        long copy = row.getLong("working_copy_id");
        Optional<Long> taken = row.wasNull() ? Optional.empty() : Optional.of(copy);
        return new Upload(
                row.getLong("id"),
                row.getString("file_name"),
                MemorySize.ofBytes(row.getLong("bytes")),
                Optional.ofNullable(row.getString("sender")),
                Objects.requireNonNull(Sql.instant(row, "received_at")),
                new Upload.Kept(row.getInt("kept_files"), MemorySize.ofBytes(row.getLong("kept_bytes"))),
                taken,
                state(row));
    }

    private static Upload.State state(ResultSet row) throws SQLException {
        String report = row.getString("report");
        if (report != null) {
            return new Upload.Read(ResultJson.read(report, UploadReport.class));
        }
        String message = row.getString("message");
        if (message != null) {
            return new Upload.Failed(message);
        }
        if (!"running".equals(row.getString("state"))) {
            return new Upload.Queued();
        }
        String progress = row.getString("progress");
        return new Upload.Running(
                progress == null ? UploadProgress.STARTED : ResultJson.read(progress, UploadProgress.class));
    }
}
