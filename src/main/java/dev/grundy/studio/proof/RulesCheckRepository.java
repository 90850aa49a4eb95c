package dev.grundy.studio.proof;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.verify.report.PackageReport.RulesJson;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code rules_check}: packages that are compared with the rules of their game in idle times. Where all agree, problem pages tell it.
 * Thread-safe.
 */
@Singleton
public final class RulesCheckRepository {
    /** Comparing a package's solvers with its rules; its subject is the row's id. */
    public static final Kind KIND = new Kind("rules");

    /** Each content is compared once, and once more thoroughly if all agree. */
    private static final String WANTED = """
            select v.id, v.content_hash
            from problem p join package_version v on v.id = p.live_version_id
            where p.published and v.id = :version
              and exists (select from rules_agreement a where a.content_hash = v.content_hash) = :thorough
              and not exists (select from rules_check c where c.content_hash = v.content_hash and c.thorough = :thorough)""";

    private static final Sql IS_WANTED = Sql.of("select exists (%s) as wanted".formatted(WANTED));

    /**
     * One takes minutes and nobody waits for it: all nodes together are at one at a time. Of one that is at work it is not known yet whether it
     * agrees.
     */
    private static final Sql QUEUE = Sql.of("with wanted as (%s),".formatted(WANTED) + """
            busy as (select from work where kind = 'rules' and ended_at is null),
            made as (
                insert into rules_check (package_version_id, content_hash, queued_at, thorough)
                select id, content_hash, :now, :thorough from wanted where not exists (select from busy)
                on conflict do nothing
                returning id)
            select case
                when (select count(work_queue('rules', id, 'rules/' || id, null, '', :lane, :now, cast(row(0, 0, :now) as fair_share)))
                      from made) > 0 then 'QUEUED'
                when exists (select from busy) and (:thorough or exists (select from wanted)) then 'FULL'
                else 'KNOWN' end as came""");

    private static final Sql TASK = Sql.of("""
            select package_version_id, content_hash, rules_task_is_thorough(:work, :token) as thorough
            from rules_task(:work, :token)""");

    private static final Sql FAULTS = Sql.of("""
            select p.display_id, p.title, coalesce(c.fault, c.message) as found
            from problem p
            join package_version v on v.id = p.live_version_id
            join rules_check c on c.content_hash = v.content_hash
            where p.published and coalesce(c.fault, c.message) is not null
              and (c.thorough or not exists (select from rules_agreement a where a.content_hash = v.content_hash))
            order by p.display_id, c.thorough""");

    /** The most characters of a fault in the table. */
    private static final int MOST_FAULT = 2_000;

    private final DataSource database;
    private final WorkQueue queue;

    public RulesCheckRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** The outcome of {@link #queue}. */
    public enum Queued {
        QUEUED,
        /** It was compared or is on its way, with any result, or the version is not live any more. */
        KNOWN,
        /** Another is at work. */
        FULL
    }

    /**
     * @param archive reads the package as a zip; throws {@link DatabaseException} once the lease is lost
     * @param thorough whether every solver is compared on every instance, and on ten thousand random ones
     */
    public record Task(long packageVersionId, ContentHash packageHash, Supplier<byte[]> archive, boolean thorough) {}

    /** The JSON that the database's {@code finish_rules} reads. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Written(
            @JsonProperty("rules") @Nullable RulesJson rules,
            @JsonProperty("fault") @Nullable String fault,
            @JsonProperty("unfinished") boolean unfinished) {}

    /** How far it is, as it is told meanwhile. */
    private record At(@JsonProperty("at") String at) {}

    /** False for a version whose content was compared before or is on its way, and for one that is not live. */
    boolean isWanted(long version) {
        return IS_WANTED
                .on(database)
                .with("version", version)
                .with("thorough", false)
                .one(row -> row.getBoolean("wanted"));
    }

    /** Queues the comparison of a live version for idle times, unless its content was compared before. */
    public Queued queue(long version, Instant now) {
        return queue(version, false, now);
    }

    /** The same for the thorough comparison, of one whose solvers are known to agree with the rules; {@link Queued#KNOWN} for others. */
    public Queued queueThorough(long version, Instant now) {
        return queue(version, true, now);
    }

    private Queued queue(long version, boolean thorough, Instant now) {
        return QUEUE.on(database)
                .with("version", version)
                .with("thorough", thorough)
                .with("lane", Lane.SCOPE.code())
                .with("now", now)
                .one(row -> Queued.valueOf(row.getString("came")));
    }

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> {
                    long version = row.getLong("package_version_id");
                    return new Task(
                            version,
                            new ContentHash(row.getString("content_hash")),
                            () -> queue.archive(lease, version),
                            row.getBoolean("thorough"));
                });
    }

    /** @param at the step, in words for people */
    public static String progress(String at) {
        return ResultJson.write(new At(at));
    }

    /** The result of a comparison where all agree; nothing is told of a package that has no rules. */
    public static String agreed(@Nullable RulesJson rules) {
        return ResultJson.write(new Written(rules, null, false));
    }

    /** The result of a comparison where somebody is wrong, with the reason. */
    public static String differs(String fault) {
        String words = fault.replace('\0', '\uFFFD');
        String kept = words.length() <= MOST_FAULT ? words : words.substring(0, MOST_FAULT - 1) + "…";
        return ResultJson.write(new Written(null, kept, false));
    }

    /** The result of a comparison that has used all the time it may have at once. It is queued again behind waiting work, some times. */
    public static String unfinished() {
        return ResultJson.write(new Written(null, null, true));
    }

    /** Of served versions, by display id. */
    List<RulesFault> faults() {
        return FAULTS.on(database)
                .list(row ->
                        new RulesFault(row.getString("display_id"), row.getString("title"), row.getString("found")));
    }
}
