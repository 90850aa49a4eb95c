package dev.grundy.submission.verdict;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.Writing;
import dev.grundy.format.language.SourceText;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.TestResult;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.learn.graph.InstanceName;
import dev.grundy.learn.hand.HandAnswerRepository;
import dev.grundy.learn.hand.HandInstance;
import dev.grundy.learn.hand.HandInstanceRepository;
import dev.grundy.learn.hand.HandInstanceRepository.NewInstance;
import dev.grundy.learn.play.ProgramMoveRepository;
import dev.grundy.studio.proof.ProofRepository;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.submission.run.CaseInput;
import dev.grundy.submission.run.InvocationRepository;
import dev.grundy.submission.run.NewInvocation;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.SettableClock;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;

/** A database with one problem and people who send programs to it. */
public final class QueueSituation {
    public static final Instant START = Instant.parse("2026-01-02T03:04:05Z");
    private static final byte[] SOURCE = "print(1)".getBytes(StandardCharsets.UTF_8);

    private final DataSource database;
    private final SettableClock clock = new SettableClock(START);
    private final WorkQueue queue;
    private final JudgingRepository judgings;
    private final FindingRepository findings;
    private final PublishedProblem problem;
    private final AtomicLong invoked = new AtomicLong();
    private final AtomicInteger played = new AtomicInteger();
    private final AtomicInteger compared = new AtomicInteger();

    private QueueSituation(DataSource database) {
        this.database = database;
        this.queue = new WorkQueue(database, clock, FairShare.DEFAULT);
        this.judgings = new JudgingRepository(database, queue);
        this.findings = new FindingRepository(database, queue);
        this.problem = PublishedProblem.add(database, "one-heap", Tier.FREE);
    }

    public static QueueSituation withOneProblem() {
        return new QueueSituation(MigratedDatabase.create());
    }

    /** In a migrated database that other processes can reach too. */
    public static QueueSituation withOneProblem(DatabaseAddress address) {
        return new QueueSituation(MigratedDatabase.at(address));
    }

    public DataSource database() {
        return database;
    }

    public SettableClock clock() {
        return clock;
    }

    public WorkQueue queue() {
        return queue;
    }

    /** Makes an account and answers its id. */
    public long person(String name) {
        return Sql.of("""
                insert into account (name, password_hash, role, must_change_password, created_at)
                values (:name, '-', 'user', false, :now) returning id""")
                .on(database)
                .with("name", name)
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    /** Writes a submission and answers its id. */
    public long submission(long account) {
        return submission(account, SOURCE);
    }

    private long submission(long account, byte[] source) {
        return Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (:account, :problem, 'python', :source, :hash, :now) returning id""")
                .on(database)
                .with("account", account)
                .with("problem", problem.id())
                .with("source", source)
                .with("hash", ContentHash.of(source).hex())
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    /** Writes a submission, queues its first judging and answers the judging's id. */
    public long submit(long account) {
        return submit(account, Lane.SUBMIT);
    }

    public long submit(long account, Lane lane) {
        return judgings.queue(new NewJudging(submission(account), true, problem.versionId(), 7, lane));
    }

    /** A program that nobody else sends. */
    public long submit(long account, long seed) {
        byte[] source = ("print(" + seed + ")").getBytes(StandardCharsets.UTF_8);
        return judgings.queue(
                new NewJudging(submission(account, source), true, problem.versionId(), seed, Lane.SUBMIT));
    }

    public JudgingRepository judgings() {
        return judgings;
    }

    FindingRepository findings() {
        return findings;
    }

    /** Queues work of the kind for the account, as a person would cause it; answers its subject. */
    public long ask(Kind kind, long account) {
        return EveryKind.of(kind).ask(this, account);
    }

    long prove(long account) {
        return new ProofRepository(database, queue).queue(new byte[] {1}, account, "a package");
    }

    long makeGame(long account) {
        return new GameGraphRepository(database, queue)
                .queue(
                        problem.versionId(),
                        new InstanceName.Sample(played.incrementAndGet()),
                        Optional.of(account),
                        Optional.of("1\n"),
                        ContentHash.of(new byte[] {1}));
    }

    long move(long account) {
        return new ProgramMoveRepository(database, queue).queue(submission(account), problem.versionId(), "1\n3 4\n");
    }

    /** As the end of a judging does, for work that finds something out about a program. */
    long findOut(long account, FindingKind kind) {
        long judging = submit(account);
        Sql.of("delete from work where kind = 'judge' and subject = :id")
                .on(database)
                .with("id", judging)
                .update();
        return queue.enqueue(new Writing(
                        """
                source as (select 'source ' || cast(:judging as text) as text),
                made as (
                    insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at)
                    select '%1$s', submission_id, package_version_id, 'python', encode(sha256(convert_to(source.text, 'UTF8')), 'hex'), :now
                    from judging, source where id = cast(:judging as bigint)
                    returning id, submission_id),
                asked as (
                    select '%1$s' as kind, made.id as subject, 'submission/' || made.submission_id as topic,
                           cast(:account as bigint) as account_id, 'python' as needs, cast(%2$d as smallint) as lane
                    from made)""".formatted(kind.code(), FindingRepository.lane(kind).code()))
                .with("judging", judging)
                .with("account", account));
    }

    /** As an idle node does, but for somebody. */
    long compareWithRules(long account) {
        byte[] content = ("content " + compared.incrementAndGet()).getBytes(StandardCharsets.UTF_8);
        return queue.enqueue(new Writing("""
                made as (
                    insert into rules_check (package_version_id, content_hash, queued_at) values (:version, :content, :now)
                    returning id),
                asked as (
                    select 'rules' as kind, made.id as subject, 'rules/' || made.id as topic,
                           cast(:account as bigint) as account_id, '' as needs, cast(:lane as smallint) as lane
                    from made)""")
                .with("version", problem.versionId())
                .with("content", ContentHash.of(content).hex())
                .with("account", account)
                .with("lane", Lane.SCOPE.code()));
    }

    /** Answers an instance by hand, and answers the answer's id. */
    public long answerByHand(long account) {
        HandInstanceRepository instances = new HandInstanceRepository(database, clock);
        HandAnswerRepository answers = new HandAnswerRepository(database, queue, clock);
        instances.add(new NewInstance(problem.versionId(), 1, 1, "1\n", "First\n"));
        HandInstance instance = instances.find(problem.id(), 1, 1).orElseThrow();
        answers.sit(account, instance.id());
        return answers.queue(account, instance.id(), "First\n");
    }

    /** Has a program run, and answers the invocation's id. */
    public long invoke(long account) {
        String token = String.format("%022d", invoked.incrementAndGet());
        return new InvocationRepository(database, queue)
                .queue(new NewInvocation(
                        token,
                        "account/" + account,
                        Optional.of(account),
                        problem.versionId(),
                        "python",
                        SourceText.of("print(1)"),
                        List.of(CaseInput.own("1\n", 1)),
                        Optional.empty()));
    }

    /** Uploads a zip and answers the upload's id. */
    public long upload(byte[] zip, String fileName, long account) {
        UploadRepository uploads = new UploadRepository(database, queue);
        long upload = uploads.add(new UploadRepository.NewUpload(
                fileName, zip.length, ContentHash.of(zip).hex(), account, clock.instant()));
        for (int from = 0; from < zip.length; from += UploadRepository.PART) {
            int to = Math.min(zip.length, from + UploadRepository.PART);
            uploads.addPart(upload, from / UploadRepository.PART, Arrays.copyOfRange(zip, from, to));
        }
        uploads.queue(upload);
        return upload;
    }

    /** Takes the first piece of work of the kind. */
    public Optional<Claim> claim(Kind kind, String node) {
        return claim(queue, kind, node);
    }

    public static Optional<Claim> claim(WorkQueue queue, Kind kind, String node) {
        return queue.claim(
                node,
                List.of(new Offer(kind.name(), "python"), new Offer(kind.name(), "")),
                EveryKind.of(kind).lane().pace());
    }

    /** Takes the judging of that submission; others that wait in the same database are taken out of the way. */
    public static Claim claimOf(WorkQueue queue, long submission) {
        while (true) {
            Claim claim = claim(queue, JudgingRepository.KIND, "test").orElseThrow();
            if (claim.topic().equals("submission/" + submission)) {
                return claim;
            }
        }
    }

    /** Takes the first judging. */
    public Optional<Claim> claim(String node) {
        return claim(JudgingRepository.KIND, node);
    }

    /** Something that work of the kind may come to. */
    public static Handler.Done done(Kind kind) {
        return EveryKind.of(kind).done();
    }

    /** A run on no input at all. */
    public static Handler.Done invoked() {
        InvocationResult result = new InvocationResult(Optional.empty(), List.of());
        return new Handler.Done(InvocationRepository.written(result), result.cpuSpent());
    }

    /** The table in which the kind keeps what work is about, with its faults in {@code message}. */
    public static String table(Kind kind) {
        return EveryKind.of(kind).table();
    }

    /** @param searchable whether the problem can make small instances */
    public static Handler.Done judged(JudgingResult result, boolean searchable) {
        return judged(result, searchable ? Set.of(FindingKind.COUNTEREXAMPLE) : Set.of());
    }

    /** @param offered what the package suits */
    public static Handler.Done judged(Verdict verdict, FindingKind... offered) {
        return judged(result(verdict), Set.of(offered));
    }

    private static Handler.Done judged(JudgingResult result, Set<FindingKind> offered) {
        return new Handler.Done(JudgingRepository.written(result, offered), result.cpuSpent());
    }

    /** How the work about something stands: queued, running, or ended where there is none any more. */
    public String state(Kind kind, long subject) {
        return Sql.of("""
                select coalesce((select state from work
                    where kind = :kind and subject = :subject and ended_at is null), 'ended') as value""")
                .on(database)
                .with("kind", kind.name())
                .with("subject", subject)
                .one(row -> row.getString("value"));
    }

    public String state(long judging) {
        return state(JudgingRepository.KIND, judging);
    }

    public String text(String query, long id) {
        return Sql.of(query).on(database).with("id", id).one(row -> String.valueOf(row.getString("value")));
    }

    public static JudgingResult result(Verdict verdict) {
        return result(verdict, Duration.ofMillis(5));
    }

    public static JudgingResult result(Verdict verdict, Duration cpu) {
        TestResult test =
                new TestResult("sample/1", verdict, cpu, cpu, MemorySize.ofMebibytes(3), "", OptionalDouble.empty());
        return new JudgingResult(
                verdict,
                Optional.empty(),
                List.of(test),
                1,
                Optional.empty(),
                Optional.empty(),
                verdict == Verdict.JE ? Optional.of("a fault of ours") : Optional.empty());
    }
}
