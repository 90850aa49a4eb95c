package dev.grundy.studio.proof;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.queue.Ahead;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.Writing;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.studio.verify.report.TestEvidence;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code package_proof}: the subject of each proof, and the values written when it is queued and when it ends. Thread-safe. */
@Singleton
public final class ProofRepository {
    /** Proving a package; its subject is the proof's id. */
    public static final Kind KIND = new Kind("proof");

    private static final String ASKED = """
            asked as (
                select 'proof' as kind, made.id as subject, 'proof/' || made.id as topic, made.account_id,
                       '' as needs, cast(:lane as smallint) as lane
                from made)""";
    private static final Writing QUEUE_ARCHIVE = new Writing("""
            made as (
                insert into package_proof (called, archive, archive_hash, account_id, asked_at)
                values (:called, :archive, :hash, cast(:account as bigint), :now)
                returning id, account_id),
            """ + ASKED);
    private static final Writing QUEUE_AGAIN = new Writing("""
            made as (
                insert into package_proof (called, package_version_id, archive, archive_hash, account_id, asked_at)
                select called, package_version_id, archive, archive_hash, cast(:account as bigint), :now
                from package_proof where id = :proof
                returning id, account_id),
            """ + ASKED);
    private static final Writing QUEUE_VERSION = new Writing("""
            made as (
                insert into package_proof (called, package_version_id, archive_hash, account_id, asked_at)
                select :called, id, encode(sha256(archive), 'hex'), cast(:account as bigint), :now
                from package_version where id = :version
                returning id, account_id),
            """ + ASKED);

    private static final Sql TASK = Sql.of("select called, archive from proof_task(:work, :token)");

    private static final String LATEST = """
            select id from package_proof
            where archive_hash = %s and not aborted and message is null order by id desc limit 1""";
    private static final Sql LATEST_OF_ARCHIVE = Sql.of(LATEST.formatted(":hash"));
    private static final Sql LATEST_OF_VERSION = Sql.of(
            LATEST.formatted("(select encode(sha256(archive), 'hex') from package_version where id = :version)"));
    private static final Sql ANY_OF_ARCHIVE =
            Sql.of("select id from package_proof where archive_hash = :hash order by id desc limit 1");
    private static final Sql PROVED = Sql.of("""
            select id from package_proof where content_hash = :content and report is not null order by id desc limit 1""");
    private static final Sql IS_OPEN =
            Sql.of("select finished_at is null as open from package_proof where id = :proof");

    private static final String STANDING = """
            case when p.aborted then 'ABORTED' when p.message is not null then 'FAILED'
                 when p.green then 'GREEN' when not p.green then 'RED'
                 when w.state = 'running' then 'RUNNING' else 'QUEUED' end as standing""";
    private static final String FROM = """
            from package_proof p
            left join account a on a.id = p.account_id
            left join work w on w.kind = 'proof' and w.subject = p.id and w.ended_at is null""";
    private static final Sql LIST = Sql.of("select p.id, p.called, a.name as asker, p.asked_at, " + STANDING + " "
            + FROM + " order by p.id desc limit :most");
    private static final Sql BY_ID = Sql.of(
            "select p.id, p.called, p.package_version_id, a.name as asker, p.asked_at, p.finished_at, p.report, p.message, w.progress, "
                    + STANDING + " " + FROM + " where p.id = :id");

    private static final Sql EVIDENCE =
            Sql.of("select evidence from proof_test where proof_id = :proof and test = :test");

    private static final Sql ARCHIVE_OF = Sql.of("select archive_hash from package_proof where id = :proof");

    private static final Sql ARCHIVE = Sql.of("""
            select coalesce(p.archive, v.archive) as archive
            from package_proof p left join package_version v on v.id = p.package_version_id where p.id = :proof""");

    private static final Sql OLD =
            Sql.of("delete from package_proof where asked_at < :before and finished_at is not null");

    private final DataSource database;
    private final WorkQueue queue;

    public ProofRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /**
     * The package that a node proves.
     *
     * @param archive the package as a zip, which may be anything
     */
    public record Task(String called, byte[] archive) {}

    /** Writes it down and queues its work; answers its id. */
    public long queue(byte[] archive, long account, String called) {
        return enqueue(QUEUE_ARCHIVE
                .with("archive", archive)
                .with("hash", ContentHash.of(archive).hex())
                .with("called", called)
                .with("account", account));
    }

    /** The same of a package version. */
    long queueVersion(long version, long account, String called) {
        return enqueue(
                QUEUE_VERSION.with("version", version).with("called", called).with("account", account));
    }

    /** The same with the package of an earlier proof. */
    long queueAgain(long proof, long account) {
        return enqueue(QUEUE_AGAIN.with("proof", proof).with("account", account));
    }

    private long enqueue(Writing asked) {
        return queue.enqueue(asked.with("lane", Lane.PROOF.code()));
    }

    /** The latest proof of the same bytes that has a report or will have one. */
    Optional<Long> latestOf(byte[] archive) {
        return LATEST_OF_ARCHIVE
                .on(database)
                .with("hash", ContentHash.of(archive).hex())
                .find(row -> row.getLong("id"));
    }

    /** The latest proof of the same bytes, also one that has no report and will have none. */
    Optional<Long> anyOf(byte[] archive) {
        return ANY_OF_ARCHIVE
                .on(database)
                .with("hash", ContentHash.of(archive).hex())
                .find(row -> row.getLong("id"));
    }

    /** As {@link #latestOf}, for the archive of a package version. */
    Optional<Long> latestOfVersion(long version) {
        return LATEST_OF_VERSION.on(database).with("version", version).find(row -> row.getLong("id"));
    }

    /** The latest that has a report of a package of that content, however it was packed. */
    Optional<Long> provedOf(ContentHash content) {
        return PROVED.on(database).with("content", content.hex()).find(row -> row.getLong("id"));
    }

    /** Whether it waits or is worked on. */
    boolean isOpen(long proof) {
        return IS_OPEN.on(database)
                .with("proof", proof)
                .find(row -> row.getBoolean("open"))
                .orElse(false);
    }

    /** @throws DatabaseException when the lease was lost, or it is no longer wanted */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> new Task(row.getString("called"), row.getBytes("archive")));
    }

    /** The result of a proof, as the database's {@code finish_proof} stores it. */
    public static String written(PackageReport report, Map<String, TestEvidence> evidence) {
        return ResultJson.write(new Result(report, evidence));
    }

    /** @param evidence by the test's name */
    private record Result(@JsonUnwrapped PackageReport report, Map<String, TestEvidence> evidence) {}

    /** The stored evidence of a test; empty where there was none of that name, or no room. */
    Optional<TestEvidence> evidence(long proof, String test) {
        return EVIDENCE.on(database)
                .with("proof", proof)
                .with("test", test)
                .find(row -> ResultJson.read(row.getString("evidence"), TestEvidence.class));
    }

    /** The latest first. */
    List<ProofSummary> list(int most) {
        return LIST.on(database).with("most", most).list(ProofRepository::summary);
    }

    Optional<PackageProof> byId(long id) {
        return BY_ID.on(database).with("id", id).find(ProofRepository::proof);
    }

    /** The hash of the bytes that it is a proof of. */
    Optional<ContentHash> archiveOf(long proof) {
        return ARCHIVE_OF.on(database).with("proof", proof).find(row -> new ContentHash(row.getString("archive_hash")));
    }

    /** The package that it is a proof of, as a zip. */
    Optional<byte[]> archive(long proof) {
        return ARCHIVE.on(database).with("proof", proof).find(row -> row.getBytes("archive"));
    }

    /** Ends a proof that nobody wants any more; false when it is over. */
    boolean abort(long id) {
        return queue.abort(KIND, id, Lane.PROOF);
    }

    /** The work before it in the queue; nothing also for one that waits no longer. */
    Ahead ahead(long id) {
        return queue.ahead(KIND, id);
    }

    /** Forgets proofs that were asked for before that instant and are over. */
    void forget(Instant before) {
        OLD.on(database).with("before", before).update();
    }

    private static ProofSummary summary(ResultSet row) throws SQLException {
        return new ProofSummary(
                row.getLong("id"),
                row.getString("called"),
                Optional.ofNullable(row.getString("asker")),
                Objects.requireNonNull(Sql.instant(row, "asked_at")),
                ProofStanding.valueOf(row.getString("standing")));
    }

    private static PackageProof proof(ResultSet row) throws SQLException {
        long version = row.getLong("package_version_id");
        return new PackageProof(
                row.getLong("id"),
                row.getString("called"),
                row.wasNull() ? Optional.empty() : Optional.of(version),
                Optional.ofNullable(row.getString("asker")),
                Objects.requireNonNull(Sql.instant(row, "asked_at")),
                state(row));
    }

    private static PackageProof.State state(ResultSet row) throws SQLException {
        return switch (ProofStanding.valueOf(row.getString("standing"))) {
            case QUEUED -> new PackageProof.Queued();
            case RUNNING -> {
                String progress = row.getString("progress");
                yield new PackageProof.Running(
                        progress == null ? ProofProgress.STARTED : ResultJson.read(progress, ProofProgress.class));
            }
            case ABORTED -> new PackageProof.Aborted();
            case FAILED -> new PackageProof.Failed(Objects.requireNonNull(row.getString("message")));
            case GREEN, RED -> new PackageProof.Proved(ResultJson.read(row.getString("report"), PackageReport.class));
        };
    }
}
