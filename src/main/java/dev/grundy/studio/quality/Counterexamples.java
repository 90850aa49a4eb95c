package dev.grundy.studio.quality;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.test.TestData;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.studio.intake.CopyOfProblem;
import dev.grundy.studio.intake.CounterexampleIntake;
import dev.grundy.studio.intake.FixedTestInput;
import dev.grundy.studio.intake.Intake;
import dev.grundy.studio.quality.CounterexampleRepository.Dismissal;
import dev.grundy.studio.quality.CounterexampleView.Dismissed;
import dev.grundy.studio.quality.CounterexampleView.InCopy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The gaps in the fixed tests of problems, and the decisions of admins about them. Thread-safe, on several nodes too. */
@ApplicationScoped
class Counterexamples {
    private final CounterexampleRepository repository;
    private final LivePackages packages;
    private final CounterexampleIntake intake;
    private final AuditLog audit;
    private final Clock clock;

    Counterexamples(
            CounterexampleRepository repository,
            LivePackages packages,
            CounterexampleIntake intake,
            AuditLog audit,
            Clock clock) {
        this.repository = repository;
        this.packages = packages;
        this.intake = intake;
        this.audit = audit;
        this.clock = clock;
    }

    /** @param state of the same problem */
    CounterexampleView of(Problem problem, LiveState state) {
        TestData tests = packages.of(problem).tests();
        Map<ContentHash, String> live = tests.namesByInput(FixedTestInput.LONGEST_BYTES);
        List<MissedInput> found = MissedInput.of(repository.failing(state.problem())).stream()
                .filter(one -> !live.containsKey(one.hash()))
                .toList();
        List<Dismissal> dismissals = repository.dismissed(state.problem());
        Map<ContentHash, Dismissal> dismissed =
                dismissals.stream().collect(Collectors.toMap(Dismissal::input, Function.identity()));
        Optional<CopyOfProblem> copy = intake.copyOf(state.displayId());
        Map<ContentHash, String> inCopy = copy.map(CopyOfProblem::tests).orElse(Map.of());
        List<MissedInput> open = new ArrayList<>();
        List<InCopy> taken = new ArrayList<>();
        for (MissedInput one : found) {
            @Nullable String test = inCopy.get(one.hash());
            if (test != null) {
                taken.add(new InCopy(one, test));
            } else if (!dismissed.containsKey(one.hash())) {
                open.add(one);
            }
        }
        return new CounterexampleView(
                open, taken, dismissed(dismissals, found), copy.map(CopyOfProblem::address), tests.secretGroups());
    }

    private static List<Dismissed> dismissed(List<Dismissal> dismissals, List<MissedInput> found) {
        Map<ContentHash, MissedInput> byHash =
                found.stream().collect(Collectors.toMap(MissedInput::hash, Function.identity()));
        return dismissals.stream()
                .map(one -> new Dismissed(one, Optional.ofNullable(byHash.get(one.input()))))
                .toList();
    }

    /**
     * Outside of a transaction.
     *
     * @param one   known whole
     * @param group of secret tests; empty for the last where there are groups
     */
    Intake takeIn(LiveState state, MissedInput one, Optional<String> group, long account) {
        return intake.take(state, new FixedTestInput(one.input(), one.answer(), group, one.described()), account);
    }

    /** False where somebody has done so already. */
    @Transactional
    boolean dismiss(LiveState state, MissedInput one, String reason) {
        if (!repository.dismiss(state.problem(), one.hash(), reason, clock.instant())) {
            return false;
        }
        note(AuditAction.COUNTEREXAMPLE_DISMISSED, state, AuditedChange.made(input(one.hash())), reason);
        return true;
    }

    /** False where nobody has dismissed it. */
    @Transactional
    boolean proposeAgain(LiveState state, ContentHash input) {
        Optional<String> reason = repository.proposeAgain(state.problem(), input);
        reason.ifPresent(
                was -> note(AuditAction.COUNTEREXAMPLE_PROPOSED_AGAIN, state, AuditedChange.ended(input(input)), ""));
        return reason.isPresent();
    }

    private static Map<String, String> input(ContentHash input) {
        return Map.of("input", input.hex());
    }

    private void note(AuditAction action, LiveState state, AuditedChange change, String reason) {
        audit.record(new Decision(action, Subject.ofProblem(state.displayId()), change, reason));
    }
}
