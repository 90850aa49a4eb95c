package dev.grundy.app.node;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.read.PackageReader;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.NewJudging;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.sql.DataSource;

/**
 * Somebody who never stops sending programs, some right and some wrong, as long as not too many wait. The judging's seed
 * tells which verdict is right.
 */
public final class Load implements AutoCloseable {
    private static final int MOST_PENDING = 4;
    private static final Duration LONGEST_OUTAGE = Duration.ofSeconds(60);
    private static final List<String> VERDICTS = List.of("AC", "WA", "RTE");
    private static final List<String> PROGRAMS =
            List.of("a, b = map(int, input().split())\nprint(a + b)\n", "print('many')\n", "raise RuntimeError()\n");
    private static final Path PACKAGE = Path.of("src/test/resources/judging/sum/package");

    private final DataSource database;
    private final JudgingRepository judgings;
    private final Semaphore changes;
    private final Set<Long> sent = ConcurrentHashMap.newKeySet();
    private final Thread sender = Thread.ofPlatform().daemon().name("load").unstarted(this::send);
    private final long account;
    private final long problem;
    private final long version;
    private volatile boolean enough;

    /** @param changes gets a permit whenever a judging moved */
    Load(DatabaseAddress address, Semaphore changes) throws IOException {
        this.database = MigratedDatabase.migrate(address);
        this.judgings = new JudgingRepository(database, new WorkQueue(database, Clock.systemUTC(), FairShare.DEFAULT));
        this.changes = changes;
        this.account = id("""
                insert into account (name, password_hash, role, must_change_password, created_at)
                values ('sender', '-', 'user', false, now()) returning id""");
        this.problem = PublishedProblem.add(database, "sum", dev.grundy.base.kernel.Tier.FREE)
                .id();
        this.version = Sql.of("""
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                values (:problem, 2, :hash, :archive, now()) returning id""")
                .on(database)
                .with("problem", problem)
                .with("hash", new PackageReader().read(PACKAGE).orThrow().hash().hex())
                .with("archive", zip())
                .one(row -> row.getLong("id"));
    }

    void start() {
        sender.start();
    }

    /** The submissions that were written, as far as the sender knows. */
    Set<Long> sent() {
        return Set.copyOf(sent);
    }

    /** Sends nothing more from now on. */
    @Override
    public void close() {
        enough = true;
        try {
            sender.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A condition that decides which judgings have not got the verdict that their seed asks for. */
    static String wrong() {
        return "verdict is distinct from (array['" + String.join("','", VERDICTS) + "'])[seed + 1]";
    }

    long count(String query) {
        return insist(() -> Sql.of(query).on(database).one(row -> row.getLong(1)));
    }

    void run(String statement) {
        insist(() -> Sql.of(statement).on(database).update());
    }

    /** For people. */
    String unfinished() {
        return insist(() -> Sql.of("""
                select string_agg(concat_ws(' ', subject, state, lease_owner, 'try', attempt, progress, message), '; ' order by id)
                from work where kind = 'judge' and ended_at is null""").on(database).one(row -> String.valueOf(row.getString(1))));
    }

    private void send() {
        for (int number = 0; !enough; number++) {
            while (!enough && count("select count(*) from judging where verdict is null") >= MOST_PENDING) {
                awaitChange();
            }
            int kind = number % VERDICTS.size();
            byte[] source = (PROGRAMS.get(kind) + "# " + number).getBytes(StandardCharsets.UTF_8);
            long submission = insist(() -> write(source));
            insist(() -> enqueue(submission, kind));
            sent.add(submission);
        }
    }

    private long write(byte[] source) {
        return Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (:account, :problem, 'python', :source, :hash, now()) returning id""")
                .on(database)
                .with("account", account)
                .with("problem", problem)
                .with("source", source)
                .with("hash", ContentHash.of(source).hex())
                .one(row -> row.getLong("id"));
    }

    /** It may have been written although the answer was lost: then the number is taken. */
    private boolean enqueue(long submission, int kind) {
        return count("select count(*) from judging where submission_id = " + submission) > 0
                || judgings.queue(new NewJudging(submission, true, version, kind, Lane.SUBMIT)) > 0;
    }

    private void awaitChange() {
        try {
            changes.tryAcquire(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            enough = true;
        }
    }

    private long id(String insert) {
        return Sql.of(insert).on(database).one(row -> row.getLong("id"));
    }

    /** As a page's visitor would, who tries again when the database is away; not for ever, so that a test ends. */
    private static <T> T insist(Supplier<T> statement) {
        long deadline = System.nanoTime() + LONGEST_OUTAGE.toNanos();
        while (true) {
            try {
                return statement.get();
            } catch (DatabaseException e) {
                if (!e.isOutage() || System.nanoTime() > deadline) {
                    throw e;
                }
            }
        }
    }

    private static byte[] zip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes);
                Stream<Path> files = Files.walk(PACKAGE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new ZipEntry("package/" + PACKAGE.relativize(file)));
                Files.copy(file, zip);
            }
        }
        return bytes.toByteArray();
    }
}
