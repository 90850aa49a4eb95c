package dev.grundy.app.node.handler;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.studio.proof.ProofProgress;
import dev.grundy.studio.proof.ProofRepository;
import dev.grundy.studio.verify.Verification;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.VerifyJson;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Proves packages: unpacks an archive without trusting it and makes every check on it. It leaves a cell for judgings, and gives way
 * to them before each run. With any archive it ends with a report. Thread-safe.
 */
public final class ProofHandler implements Handler {
    private final Workshop workshop;
    private final ProofRepository proofs;
    private final Setting setting;
    private final PackageReader reader = new PackageReader();

    /**
     * Where and how much is done.
     *
     * @param directory an existing one: archives are unpacked below it
     * @param longest   of the node's time, without what others went first for; a check that is not over then is an error
     */
    public record Setting(Path directory, VerifyOptions options, Duration longest, Clock clock) {
        /** The largest of our own packages takes minutes. */
        private static final Duration LONGEST = Duration.ofHours(1);

        public static Setting usual(Path directory, Clock clock) {
            return new Setting(directory, VerifyOptions.USUAL, LONGEST, clock);
        }

        Instant now() {
            return clock.instant();
        }
    }

    public ProofHandler(Workshop workshop, ProofRepository proofs, Setting setting) {
        this.workshop = workshop;
        this.proofs = proofs;
        this.setting = setting;
    }

    @Override
    public Kind kind() {
        return ProofRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return Set.of();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        ProofRepository.Task task = proofs.task(claim.lease());
        Instant begun = setting.now();
        try (Scratch scratch = Scratch.in(setting.directory())) {
            VerifyReport report = new Verification(workshop, setting.options(), new Told(steps))
                    .withWidth(Math.max(1, workshop.cells().size() - 1))
                    .verify(read(task, scratch.directory()));
            return new Done(
                    ProofRepository.written(VerifyJson.of(report), report.evidence()),
                    Duration.between(begun, setting.now()));
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            throw new WorkException(String.valueOf(e.getMessage()));
        }
    }

    private PackageReading read(ProofRepository.Task task, Path scratch) {
        try {
            Path zip = Files.write(scratch.resolve("package.zip"), task.archive());
            return reader.read(zip, scratch);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the archive of " + task.called() + " to " + scratch, e);
        } catch (RuntimeException e) {
            // Of the library that reads zip archives, which was written for better ones.
            return new PackageReading(
                    task.called(),
                    Optional.empty(),
                    List.of(new Fault(
                            Fault.Severity.ERROR,
                            ".",
                            OptionalInt.empty(),
                            "this is no zip archive that can be unpacked: " + e,
                            "pack the package's directory as a zip")));
        }
    }

    /** Tells those who watch, and lets others go first. */
    private final class Told implements VerifyProgress {
        private final Steps steps;
        private ProofProgress last = ProofProgress.STARTED;
        private final TimeLeft left = new TimeLeft(setting.longest(), setting.clock());

        Told(Steps steps) {
            this.steps = steps;
        }

        @Override
        public synchronized void at(String problem, String what) {
            boolean isCheck = Arrays.stream(Check.values())
                    .anyMatch(check -> check.label().equals(what));
            ProofProgress now = isCheck
                    ? new ProofProgress(what, last.begun() + 1, Check.values().length, "")
                    : new ProofProgress(last.check(), last.begun(), last.of(), what);
            last = now;
            steps.at(now.check(), () -> ResultJson.write(now));
        }

        @Override
        public void beforePiece() {
            Instant before = setting.now();
            IdleSteps.giveWay(steps);
            if (left.isOver(before)) {
                throw new JudgeException(
                        "the whole proof took longer than " + setting.longest().toMinutes()
                                + " minutes: have fewer or smaller tests, or a shorter time limit");
            }
        }
    }
}
