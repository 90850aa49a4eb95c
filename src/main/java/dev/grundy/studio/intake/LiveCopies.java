package dev.grundy.studio.intake;

import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult.Reason;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopies.Created;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.copy.Writer;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;

/**
 * Working copies of problems that are served. Each is called as the display id of its problem. Thread-safe, on several nodes
 * too.
 */
@ApplicationScoped
public class LiveCopies {
    private final PackageCache packages;
    private final WorkingCopyRepository repository;
    private final WorkingCopies copies;
    private final StudioConfig config;

    LiveCopies(PackageCache packages, WorkingCopyRepository repository, WorkingCopies copies, StudioConfig config) {
        this.packages = packages;
        this.repository = repository;
        this.copies = copies;
        this.config = config;
    }

    /** Where a live version is edited. */
    public sealed interface Opened {
        /** In a new copy, which has exactly the files of the live version. */
        record Made(long copy) implements Opened {}

        /** In the copy that was there, whose files stay as they are. */
        record There(long copy) implements Opened {}

        /**
         * Nowhere.
         *
         * @param reason key of a text
         */
        record Refused(String reason) implements Opened {}
    }

    /** Id of the working copy of a problem; empty without one. */
    public OptionalLong of(LiveState problem) {
        return repository.named(problem.displayId());
    }

    /** Of several who ask at once, one makes the copy and all get it. */
    public Opened open(LiveState problem, Writer writer) {
        OptionalLong there = of(problem);
        if (there.isPresent()) {
            return new Opened.There(there.getAsLong());
        }
        Optional<SortedMap<FilePath, FileContent>> files =
                LiveFiles.of(packages.get(problem.version(), problem.hash()));
        if (files.isEmpty() || !WorkingCopy.isName(problem.displayId())) {
            return new Opened.Refused("missed-names");
        }
        Optional<Reason> obstacle = LiveFiles.obstacle(files.get(), config);
        if (obstacle.isPresent()) {
            return new Opened.Refused(Reasons.key(obstacle.get()));
        }
        Created created = copies.create(problem.displayId(), writer, files.get());
        if (created.id().isPresent()) {
            return new Opened.Made(created.id().get());
        }
        OptionalLong faster = of(problem);
        return faster.isPresent()
                ? new Opened.There(faster.getAsLong())
                : new Opened.Refused(Reasons.key(created.refused().orElseThrow()));
    }
}
