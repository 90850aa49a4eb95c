package dev.grundy.app.cli.user;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.database.Database;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.OneTransaction;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.account.Role;
import dev.grundy.people.account.RoleRepository;
import dev.grundy.people.admin.RoleDecisions;
import dev.grundy.people.admin.TierDecisions;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.factor.SecondFactorRepository;
import dev.grundy.people.password.OneTimePassword;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.suspension.End;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.suspension.SuspensionDecisions;
import dev.grundy.people.suspension.SuspensionEvents;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.people.tier.Right;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy user …}: what an operator does to accounts; works while Grundy runs and while it does not. */
@Command(
        name = "user",
        description = "Grant and revoke tiers, change roles, help people who cannot sign in, suspend people.",
        synopsisSubcommandLabel =
                "(grant | revoke | show | role | one-time-password | forget-second-factor | suspend | unsuspend)",
        mixinStandardHelpOptions = true)
public final class User {
    /** As the pages' default, which their setting does not change: the first sign-in replaces it. */
    private static final int BCRYPT_COST = 12;

    private final Clock clock;
    private final Map<String, String> environment;

    @Spec
    private CommandSpec spec;

    public User(Clock clock, Map<String, String> environment) {
        this.clock = clock;
        this.environment = environment;
    }

    @Command(name = "grant", description = "Give an account the right to a tier.", mixinStandardHelpOptions = true)
    int grant(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Parameters(paramLabel = "TIER", description = "basic or pro.") String tierCode,
            @Option(
                            names = "--until",
                            paramLabel = "DATE",
                            description = "First day without the right, as 2027-01-31 (default: no end).")
                    @Nullable
                    LocalDate until,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        Tier tier = tierThatIsPaidFor(tierCode, "grant");
        Instant now = clock.instant();
        Instant end =
                until == null ? Instant.MAX : until.atStartOfDay(ZoneOffset.UTC).toInstant();
        if (!end.isAfter(now)) {
            throw new UnusableException("--until " + until + " is not in the future; write a later date");
        }
        return with(
                data,
                account -> {
                    Right before = entitlements(account).rightOf(account.id, now);
                    entitlements(account).grant(new Entitlement(account.id, tier, now, end), now);
                    String granted = tier.code() + (until == null ? "" : " until " + until);
                    SecurityLog.ofOperator(account.database, clock)
                            .record(SecurityEvent.TIER_CHANGED, account.id, granted);
                    Right after = entitlements(account).rightOf(account.id, now);
                    audit(account, TierDecisions.of(AuditAction.TIER_GRANTED, account.id, before, after, ""));
                    out().println(name + " has " + granted);
                    return ExitCode.FINE.value();
                },
                name);
    }

    @Command(
            name = "revoke",
            description = "End the granted rights to a tier, or to both. Paid rights stay.",
            mixinStandardHelpOptions = true)
    int revoke(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Parameters(paramLabel = "TIER", arity = "0..1", description = "basic or pro (default: both).") @Nullable
                    String tierCode,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        List<Tier> tiers = tierCode == null ? List.of(Tier.values()) : List.of(tierThatIsPaidFor(tierCode, "revoke"));
        return with(
                data,
                account -> {
                    Right before = entitlements(account).rightOf(account.id, clock.instant());
                    int ended = entitlements(account).revoke(account.id, tiers, clock.instant());
                    Right left = entitlements(account).rightOf(account.id, clock.instant());
                    SecurityLog.ofOperator(account.database, clock)
                            .record(
                                    SecurityEvent.TIER_CHANGED,
                                    account.id,
                                    left.tier().code());
                    audit(account, TierDecisions.of(AuditAction.TIER_ENDED, account.id, before, left, ""));
                    out().println(name + " has " + left.tier().code() + " (" + ended + " ended"
                            + (left.equals(Right.FREE) || tiers.size() == 1
                                    ? ""
                                    : "; the rest is paid for: end it with the payment provider")
                            + ")");
                    return ExitCode.FINE.value();
                },
                name);
    }

    @Command(
            name = "show",
            description = "Show which tier an account has, and until when.",
            mixinStandardHelpOptions = true)
    int show(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        return with(
                data,
                account -> {
                    Right right = entitlements(account).rightOf(account.id, clock.instant());
                    out().println(name + " has " + right.tier().code()
                            + (right.isEndless() ? "" : " until " + right.until()));
                    suspensions(account)
                            .of(account.id, clock.instant())
                            .ifPresent(held -> out().println(name + " is suspended, " + SuspensionEvents.detail(held)));
                    return ExitCode.FINE.value();
                },
                name);
    }

    @Command(
            name = "role",
            description = "Change what an account may do beyond practising.",
            mixinStandardHelpOptions = true)
    int role(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Parameters(paramLabel = "ROLE", description = "user, author, moderator or admin.") String roleCode,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        Role role = Role.parse(roleCode)
                .orElseThrow(() -> new UnusableException(
                        "there is no role '" + roleCode + "'; write user, author, moderator or admin"));
        return with(
                data,
                account -> {
                    RoleRepository roles = new RoleRepository(account.database);
                    Role before = roles.of(account.id);
                    if (!roles.change(account.id, role, clock.instant())) {
                        throw new UnusableException(
                                name
                                        + " is the last admin who is not suspended: nobody would be left to act; make another admin first");
                    }
                    if (role != before) {
                        SecurityLog.ofOperator(account.database, clock)
                                .record(SecurityEvent.ROLE_CHANGED, account.id, role.code());
                        audit(account, RoleDecisions.of(account.id, before, role, ""));
                    }
                    out().println(name + " has the role " + role.code() + (role == before ? " already" : ""));
                    return ExitCode.FINE.value();
                },
                name);
    }

    @Command(
            name = "one-time-password",
            description =
                    "Replace an account's password by one that is shown here once, and sign it out everywhere. A sign-in with it asks for a new one first.",
            mixinStandardHelpOptions = true)
    int oneTimePassword(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        OneTimePassword password = OneTimePassword.draw(new SecureRandom(), BCRYPT_COST);
        return with(
                data,
                account -> {
                    password.give(account.database, account.id, clock.instant());
                    OneTimePassword.revokeTokens(account.database, account.id, clock.instant());
                    SecurityLog.ofOperator(account.database, clock)
                            .record(SecurityEvent.ONE_TIME_PASSWORD_MADE, account.id, "");
                    audit(
                            account,
                            new Decision(
                                    AuditAction.ONE_TIME_PASSWORD_MADE,
                                    Subject.ofAccount(account.id),
                                    AuditedChange.NONE,
                                    ""));
                    out().println(password.value());
                    return ExitCode.FINE.value();
                },
                name);
    }

    @Command(
            name = "forget-second-factor",
            description =
                    "Take a lost second factor away and sign the account out everywhere. The password alone then opens it.",
            mixinStandardHelpOptions = true)
    int forgetSecondFactor(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        return with(
                data,
                account -> {
                    SecondFactorRepository factors = new SecondFactorRepository(account.database);
                    if (!factors.hasFirstFactor(account.id)) {
                        throw new UnusableException(
                                name
                                        + " has neither a password nor a provider's identity, so nobody could get in without the passkeys; set a password first: /forgotten-password mails a link, if the account has an address");
                    }
                    boolean taken = factors.takeAway(account.id);
                    SecurityLog.ofOperator(account.database, clock)
                            .record(
                                    taken ? SecurityEvent.SECOND_FACTOR_REMOVED : SecurityEvent.SESSIONS_ENDED,
                                    account.id,
                                    "");
                    audit(
                            account,
                            new Decision(
                                    taken ? AuditAction.SECOND_FACTOR_FORGOTTEN : AuditAction.SIGNED_OUT,
                                    Subject.ofAccount(account.id),
                                    AuditedChange.NONE,
                                    ""));
                    out().println(
                                    taken
                                            ? name + " has no second factor any more and is signed out everywhere"
                                            : name + " had no second factor; signed out everywhere");
                    return ExitCode.FINE.value();
                },
                name);
    }

    @Command(
            name = "suspend",
            description =
                    "Let an account read and not write. It can sign in, read, and export its own data, and it can send nothing. Replaces an earlier suspension.",
            mixinStandardHelpOptions = true)
    int suspend(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Option(
                            names = "--reason",
                            required = true,
                            paramLabel = "TEXT",
                            description = "Why, in up to 200 characters; the person reads it.")
                    String reason,
            @Option(
                            names = "--until",
                            paramLabel = "DATE",
                            description =
                                    "First day without the suspension, as 2027-01-31, or a moment, as 2027-01-31T18:00Z (default: no end).")
                    @Nullable
                    String until,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        Suspension suspension = new Suspension(
                reason, clock.instant(), Optional.ofNullable(until).map(User::end));
        return with(
                data,
                account -> {
                    Optional<Suspension> earlier = suspensions(account).of(account.id, clock.instant());
                    if (!suspensions(account).put(account.id, suspension)) {
                        throw new UnusableException(
                                name
                                        + " is the last admin who is not suspended: nobody would be left to act; make another admin first");
                    }
                    String detail = SuspensionEvents.detail(suspension);
                    SecurityLog.ofOperator(account.database, clock).record(SecurityEvent.SUSPENDED, account.id, detail);
                    audit(account, SuspensionDecisions.suspended(account.id, earlier, suspension));
                    out().println(name + " is suspended, " + detail);
                    return ExitCode.FINE.value();
                },
                name);
    }

    @Command(name = "unsuspend", description = "End the suspension of an account.", mixinStandardHelpOptions = true)
    int unsuspend(
            @Parameters(paramLabel = "NAME", description = "The account's name.") String name,
            @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.") @Nullable
                    Path data) {
        return with(
                data,
                account -> {
                    Optional<Suspension> earlier = suspensions(account).of(account.id, clock.instant());
                    boolean ended = suspensions(account).end(account.id, clock.instant());
                    if (ended) {
                        SecurityLog.ofOperator(account.database, clock)
                                .record(SecurityEvent.SUSPENSION_ENDED, account.id, "");
                        audit(account, SuspensionDecisions.ended(account.id, earlier));
                    }
                    out().println(name + (ended ? " is not suspended any more" : " was not suspended"));
                    return ExitCode.FINE.value();
                },
                name);
    }

    private static Tier tierThatIsPaidFor(String code, String verb) {
        return Tier.ofCode(code)
                .filter(found -> found != Tier.FREE)
                .orElseThrow(() ->
                        new UnusableException("there is no tier '" + code + "' to " + verb + "; write basic or pro"));
    }

    private void audit(Found account, Decision decision) {
        AuditLog.ofOperator(account.database, clock).record(decision);
    }

    private static Instant end(String until) {
        return End.parse(until, ZoneOffset.UTC)
                .orElseThrow(() -> new UnusableException("--until '" + until
                        + "' is no day and no moment; write it as 2027-01-31 or 2027-01-31T18:00Z"));
    }

    private static SuspensionRepository suspensions(Found account) {
        return new SuspensionRepository(account.database);
    }

    /** An account that was found, and where. */
    private record Found(long id, EntitlementRepository repository, DataSource database) {}

    private int with(@Nullable Path data, ToIntFunction<Found> action, String name) {
        try (Database database = Database.join(Places.from(data, environment), environment)) {
            return OneTransaction.on(database.address().source(), one -> {
                EntitlementRepository repository = new EntitlementRepository(one);
                return action.applyAsInt(new Found(accountNamed(name, repository), repository, one));
            });
        }
    }

    private static long accountNamed(String name, EntitlementRepository repository) {
        try {
            return repository
                    .accountNamed(name.strip())
                    .orElseThrow(() -> new UnusableException(
                            "there is no account '" + name + "'; register it on the pages first"));
        } catch (DatabaseException e) {
            throw new UnusableException(
                    e.getMessage() + "; if Grundy never ran on this database, run ./grundy up once");
        }
    }

    private static Entitlements entitlements(Found account) {
        return new Entitlements(account.repository);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
