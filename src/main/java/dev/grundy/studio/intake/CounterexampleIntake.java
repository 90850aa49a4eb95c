package dev.grundy.studio.intake;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult.Done;
import dev.grundy.studio.copy.SaveResult.Overtaken;
import dev.grundy.studio.copy.SaveResult.Reason;
import dev.grundy.studio.copy.SaveResult.Refused;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopies.Created;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.copy.Writer;
import dev.grundy.studio.edit.Inspection;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ServiceUnavailableException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Takes counterexamples into the fixed tests of problems that are served. They go into the problem's working copy. Where there is no copy,
 * it begins as the live version. An input is never there twice, even if others take it in or edit the copy meanwhile. Thread-safe, on
 * several nodes too.
 */
@ApplicationScoped
public class CounterexampleIntake {
    /** How often somebody else may change the copy between reading and writing it. */
    private static final int TRIES = 20;

    private final PackageCache packages;
    private final WorkingCopyRepository repository;
    private final WorkingCopies copies;
    private final Inspection inspection;
    private final StudioConfig config;
    private final AuditLog audit;

    CounterexampleIntake(
            PackageCache packages,
            WorkingCopyRepository repository,
            WorkingCopies copies,
            Inspection inspection,
            StudioConfig config,
            AuditLog audit) {
        this.packages = packages;
        this.repository = repository;
        this.copies = copies;
        this.inspection = inspection;
        this.config = config;
        this.audit = audit;
    }

    /**
     * The copy that a test is added to.
     *
     * @param id of the copy; empty where it is still to be made, with these files
     */
    private record Base(OptionalLong id, Snapshot copy) {}

    /** The working copy of the problem of that display id; empty without one. */
    public Optional<CopyOfProblem> copyOf(String displayId) {
        OptionalLong id = repository.named(displayId);
        return id.isEmpty()
                ? Optional.empty()
                : Optional.of(new CopyOfProblem(
                        address(id.getAsLong()),
                        repository.namesByInput(id.getAsLong(), FixedTestInput.LONGEST_BYTES)));
    }

    /**
     * Outside of a transaction.
     *
     * @param account of the admin who takes it in
     * @throws ServiceUnavailableException when others read working copies for too long
     */
    public Intake take(LiveState problem, FixedTestInput test, long account) {
        ProblemPackage live = packages.get(problem.version(), problem.hash());
        for (int i = 0; i < TRIES; i++) {
            Optional<Intake> came = attempt(problem, live, test, account);
            if (came.isPresent()) {
                return came.get();
            }
        }
        return new Intake.Refused("missed-busy");
    }

    /** Empty where somebody was faster. */
    private Optional<Intake> attempt(LiveState problem, ProblemPackage live, FixedTestInput test, long account) {
        OptionalLong id = repository.named(problem.displayId());
        if (id.isEmpty()) {
            Optional<SortedMap<FilePath, FileContent>> files = LiveFiles.of(live);
            return files.isEmpty() || !WorkingCopy.isName(problem.displayId())
                    ? Optional.of(new Intake.Refused("missed-names"))
                    : add(
                            problem,
                            new Base(OptionalLong.empty(), new Snapshot(0, problem.displayId(), 1, files.get())),
                            TestInventory.of(live),
                            test,
                            account);
        }
        Optional<Snapshot> copy = copies.snapshot(id.getAsLong());
        if (copy.isEmpty()) {
            return Optional.empty();
        }
        // A copy that cannot be read as a package gets the test all the same: its faults are listed in the studio.
        TestInventory served = TestInventory.of(live);
        TestInventory known = inspection.whole(copy.get(), TestInventory::of).orElse(served);
        return known.key().equals(served.key())
                ? add(problem, new Base(id, copy.get()), known, test, account)
                : Optional.of(new Intake.Refused("missed-other-problem"));
    }

    private Optional<Intake> add(LiveState problem, Base base, TestInventory known, FixedTestInput test, long account) {
        ContentHash input = ContentHash.of(FileText.bytes(test.input()));
        Optional<String> there = Optional.ofNullable(known.byInput().get(input));
        if (there.isPresent()) {
            return Optional.of(
                    base.id().isPresent()
                            ? new Intake.There(address(base.id().getAsLong()), there.get())
                            : new Intake.Refused("missed-live"));
        }
        FixedTestFiles added = FixedTestFiles.of(base.copy(), known, test);
        SortedMap<FilePath, FileContent> after = new TreeMap<>(base.copy().files());
        after.putAll(added.files());
        Optional<Reason> obstacle = LiveFiles.obstacle(after, config);
        return obstacle.isPresent()
                ? Optional.of(refused(obstacle.get()))
                : QuarkusTransaction.requiringNew().call(() -> write(problem, base, added, input, account));
    }

    private Optional<Intake> write(
            LiveState problem, Base base, FixedTestFiles added, ContentHash input, long account) {
        long copy;
        if (base.id().isPresent()) {
            copy = base.id().getAsLong();
        } else {
            Created created = copies.create(
                    problem.displayId(), new Writer(account, true), base.copy().files());
            if (created.id().isEmpty()) {
                return created.refused()
                        .filter(reason -> reason != Reason.STUDIO_NAME_TAKEN)
                        .map(CounterexampleIntake::refused);
            }
            copy = created.id().get();
        }
        CopyChange change = new CopyChange(copy, account, base.copy().revision());
        return switch (copies.replace(change, added.files(), false)) {
            case Done(long revision) -> {
                note(problem, copy, revision, added, input);
                yield Optional.of(new Intake.Done(address(copy), added.name()));
            }
            case Overtaken overtaken -> Optional.empty();
            case Refused(Reason reason) ->
                reason == Reason.STUDIO_GONE ? Optional.empty() : Optional.of(refused(reason));
        };
    }

    private void note(LiveState problem, long copy, long revision, FixedTestFiles added, ContentHash input) {
        audit.record(new Decision(
                AuditAction.COUNTEREXAMPLE_TAKEN,
                Subject.ofProblem(problem.displayId()),
                dev.grundy.people.audit.AuditedChange.made(Map.of(
                        "copy",
                        String.valueOf(copy),
                        "revision",
                        String.valueOf(revision),
                        "test",
                        added.name(),
                        "input",
                        input.hex())),
                ""));
    }

    private static Intake refused(Reason reason) {
        return new Intake.Refused(Reasons.key(reason));
    }

    private static String address(long copy) {
        return "/admin/studio/" + copy;
    }
}
