package dev.grundy.app.node.handler;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.writeup.CompileCheck;
import dev.grundy.format.writeup.WriteUp;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.upload.UploadProgress;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.studio.upload.UploadRepository.Task;
import dev.grundy.studio.upload.UploadStep;
import dev.grundy.studio.upload.UploadedFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Reads uploaded packages: unpacks a zip without trusting it, converts what is inside to a package of ours, reads that, and keeps its files. Runs
 * nothing of it; the programs of a write-up are compiled, in cells. With any zip it ends with a report, within a time. Thread-safe.
 */
public final class UploadHandler implements Handler {
    /** An interrupted reader stops after a file; the size, depth and number of parsed files are bounded. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final UploadRepository uploads;
    private final CompileCheck programs;
    private final Setting setting;

    /**
     * Where and for how long a zip is read.
     *
     * @param directory an existing one: zips are unpacked below it
     * @param longest   for unpacking, converting, compiling and reading together
     */
    public record Setting(Path directory, Duration longest) {
        public static Setting usual(Path directory) {
            return new Setting(directory, Duration.ofMinutes(2));
        }
    }

    /** @param programs compiles, in cells, what a write-up has of programs */
    public UploadHandler(UploadRepository uploads, CompileCheck programs, Setting setting) {
        this.uploads = uploads;
        this.programs = programs;
        this.setting = setting;
    }

    @Override
    public Kind kind() {
        return UploadRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return Set.of();
    }

    @Override
    public Done work(Claim claim, Steps steps) throws InterruptedException {
        try {
            return new Done(UploadRepository.written(report(claim, steps)), Duration.ZERO);
        } catch (UncheckedIOException | IOException e) {
            throw new WorkException("the upload cannot be worked on here: " + e.getMessage());
        }
    }

    private UploadReport report(Claim claim, Steps steps) throws IOException, InterruptedException {
        Task task = uploads.task(claim.lease());
        // The reading task closes it too: it may end later than a caller that gave up waiting.
        Scratch scratch = Scratch.in(setting.directory());
        CompletableFuture<UploadReading> reading = new CompletableFuture<>();
        Thread reader;
        try {
            Path zip = fetch(claim, task, scratch, steps);
            tell(steps, UploadStep.READ, 0, 0);
            reader = Thread.ofPlatform()
                    .name("reads upload " + claim.subject())
                    .daemon()
                    .start(() -> read(zip, scratch, reading));
        } catch (IOException | RuntimeException | Error e) {
            scratch.close();
            throw e;
        }
        return kept(claim, awaited(reading, reader), steps);
    }

    /** Nothing is left when it is complete. */
    private void read(Path zip, Scratch scratch, CompletableFuture<UploadReading> reading) {
        try {
            UploadReading found;
            try (scratch) {
                found = UploadReading.of(zip, scratch.directory(), programs);
            }
            reading.complete(found);
        } catch (RuntimeException | Error e) {
            reading.completeExceptionally(e);
        }
    }

    private UploadReading awaited(CompletableFuture<UploadReading> reading, Thread reader) throws InterruptedException {
        try {
            return reading.get(setting.longest().toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            reader.interrupt();
            reader.join(GRACE);
            return UploadReading.refused(
                    "reading it takes longer than " + setting.longest().toSeconds() + " seconds",
                    "have fewer and smaller files; let a generator make large tests");
        } catch (ExecutionException e) {
            throw new WorkException("reading the upload failed: " + e.getCause());
        } finally {
            reader.interrupt();
        }
    }

    private Path fetch(Claim claim, Task task, Scratch scratch, Steps steps) throws IOException {
        boolean isDocument = WriteUp.isNamedSo(task.fileName());
        Path zip = scratch.directory()
                .resolve(UploadReading.plainName(task.fileName()) + (isDocument ? WriteUp.EXTENSION : ".zip"));
        try (OutputStream out = Files.newOutputStream(zip)) {
            for (int i = 0; i < task.parts(); i++) {
                tell(steps, UploadStep.FETCH, i, task.parts());
                out.write(uploads.part(claim.lease(), i));
            }
        }
        return zip;
    }

    /** Keeps the files, unless there are more or larger ones than an upload may have: then a fault says so. */
    private UploadReport kept(Claim claim, UploadReading reading, Steps steps) {
        List<Fault> faults = new ArrayList<>(reading.faults());
        reading.tooMuch().ifPresent(faults::add);
        if (reading.tooMuch().isEmpty()) {
            int done = 0;
            for (UploadedFile file : reading.files()) {
                tell(steps, UploadStep.KEEP, done++, reading.files().size());
                uploads.keep(claim.lease(), file);
            }
        }
        return UploadReport.of(reading.format(), reading.name(), faults, reading.losses());
    }

    private static void tell(Steps steps, UploadStep step, int done, int of) {
        UploadProgress progress = new UploadProgress(step, done, of);
        steps.at(step.name(), () -> ResultJson.write(progress));
    }

    static Fault fault(String file, String found, String cure) {
        return new Fault(Fault.Severity.ERROR, file, OptionalInt.empty(), found, cure);
    }
}
