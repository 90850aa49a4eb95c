package dev.grundy.studio.edit;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.SampleHtml;
import dev.grundy.format.render.html.ShownSample;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.FrontMatterText;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ServiceUnavailableException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads working copies as the judge would read their packages. Runs nothing of them. A copy is bounded, and only a few are read at
 * a time, for all callers. Thread-safe.
 */
@ApplicationScoped
public class Inspection {
    private static final int AT_A_TIME = 2;
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_REMEMBERED = 50;

    private final Semaphore places = new Semaphore(AT_A_TIME);
    private final Map<Key, Seen> remembered = new LinkedHashMap<>();
    private final WorkingCopies copies;

    Inspection(WorkingCopies copies) {
        this.copies = copies;
    }

    private record Key(long copy, long revision) {}

    /**
     * A text as its page will show it.
     *
     * @param html safe
     * @param samples HTML of those that the text has not placed itself, safe
     * @param whole whether constants, samples and programs are filled in, which a package with errors cannot have
     */
    record Preview(String html, List<String> samples, boolean whole) {
        Preview {
            samples = List.copyOf(samples);
        }
    }

    /**
     * The faults and marks of a copy that can be found without a judge.
     *
     * @param faults errors first
     * @param marks  places that the template left to the author
     */
    public record Seen(List<Fault> faults, List<Mark> marks) {
        public Seen {
            faults = List.copyOf(faults);
            marks = List.copyOf(marks);
        }
    }

    /** Of a copy as it is now; nothing if it is gone. */
    public Seen seen(WorkingCopy copy) {
        Key key = new Key(copy.id(), copy.revision());
        synchronized (remembered) {
            Seen known = remembered.get(key);
            if (known != null) {
                return known;
            }
        }
        Optional<Snapshot> snapshot = copies.snapshot(copy.id());
        if (snapshot.isEmpty()) {
            return new Seen(List.of(), List.of());
        }
        Seen seen = new Seen(
                laidOut(snapshot.get(), root -> new PackageReader().read(root).faults()), Mark.of(snapshot.get()));
        synchronized (remembered) {
            remembered.put(new Key(copy.id(), snapshot.get().revision()), seen);
            if (remembered.size() > MOST_REMEMBERED) {
                remembered.remove(remembered.keySet().iterator().next());
            }
        }
        return seen;
    }

    /**
     * A statement or an editorial of a copy, with the text that stands in it there.
     *
     * @param base address where the files beside it are served
     */
    Preview preview(Snapshot copy, FilePath path, String base) {
        return laidOut(copy, root -> {
            Optional<ProblemPackage> problem = new PackageReader().read(root).problem();
            return problem.flatMap(whole -> Stream.concat(whole.statements().stream(), whole.editorials().stream())
                            .filter(text -> text.file().endsWith(path.value()))
                            .findFirst()
                            .map(text -> rendered(whole, text, base)))
                    .orElseGet(() -> fragment(copy, path));
        });
    }

    private static Preview rendered(ProblemPackage problem, Statement text, String base) {
        if (problem.editorials().contains(text)) {
            return new Preview(StatementRenderer.editorial(problem, text, base).html(), List.of(), true);
        }
        List<ShownSample> samples = ShownSample.of(problem, ShownSample.Contents.NONE);
        Rendered rendered = StatementRenderer.statement(problem, text, base, samples);
        List<String> rest = new ArrayList<>();
        for (int i = rendered.samplesPlaced(); i < samples.size(); i++) {
            rest.add(SampleHtml.of(samples.get(i), i + 1));
        }
        return new Preview(rendered.html(), rest, true);
    }

    private static Preview fragment(Snapshot copy, FilePath path) {
        String text = copy.file(path.value())
                .filter(file -> path.value().endsWith(".md"))
                .flatMap(file -> FileText.of(file.bytes()))
                .map(FrontMatterText::bodyOf)
                .orElse("");
        return new Preview(StatementRenderer.fragment(text), List.of(), false);
    }

    /**
     * The result of using the package that a copy is; empty if it cannot be read.
     *
     * @param use called while the package lies on disk
     */
    public <T> Optional<T> whole(Snapshot copy, Function<ProblemPackage, T> use) {
        return laidOut(copy, root -> new PackageReader().read(root).problem().map(use));
    }

    /** @throws ServiceUnavailableException when others are read for too long */
    private <T> T laidOut(Snapshot copy, Function<Path, T> look) {
        boolean entered = false;
        try {
            entered = places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            if (!entered) {
                throw new ServiceUnavailableException(PATIENCE.toSeconds());
            }
            try (Scratch scratch = Scratch.make()) {
                return look.apply(copy.layOutIn(scratch.directory()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ServiceUnavailableException(PATIENCE.toSeconds(), e);
        } finally {
            if (entered) {
                places.release();
            }
        }
    }
}
