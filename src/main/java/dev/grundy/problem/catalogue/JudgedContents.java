package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.read.tree.Archive;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Works out what of a version decides verdicts where the one who added it did not: an older release, beside this one or before it. On nodes that
 * serve pages. Thread-safe; two nodes that work out the same find the same.
 */
@ApplicationScoped
class JudgedContents {
    private static final Logger LOG = Logger.getLogger(JudgedContents.class);

    /** In half a minute: packages are read, which costs some milliseconds each. */
    private static final int AT_A_TIME = 100;

    private final JudgedContentRepository contents;
    private final PublicationRepository publications;
    private final PackageReader reader = PackageReader.ofPublished();

    JudgedContents(JudgedContentRepository contents, PublicationRepository publications) {
        this.contents = contents;
        this.publications = publications;
    }

    @Scheduled(every = "30s", delayed = "20s", concurrentExecution = ConcurrentExecution.SKIP)
    void workOut() throws IOException {
        int done = 0;
        while (done < AT_A_TIME && workOutOne()) {
            done++;
        }
    }

    /** False when all is known. */
    boolean workOutOne() throws IOException {
        Optional<KeptVersion> unknown = contents.unknown();
        if (unknown.isPresent()) {
            contents.note(unknown.get().id(), judged(unknown.get()));
        }
        return unknown.isPresent();
    }

    /** Files of an older release that are no package to this one judge like nothing else. */
    private ContentHash judged(KeptVersion version) throws IOException {
        try (Scratch scratch = Scratch.make()) {
            Path zip = Files.write(scratch.directory().resolve("package.zip"), publications.archive(version.id()));
            return unpacked(version, zip, scratch.directory())
                    .flatMap(root -> reader.read(root).problem())
                    .filter(problem -> problem.hash().equals(version.hash()))
                    .map(ProblemPackage::judgedContent)
                    .orElse(version.hash());
        }
    }

    private static Optional<Path> unpacked(KeptVersion version, Path zip, Path directory) {
        try {
            return Optional.of(Archive.unpack(zip, directory));
        } catch (IOException e) {
            LOG.warnf("package version %d cannot be unpacked: %s", version.id(), e.getMessage());
            return Optional.empty();
        }
    }
}
