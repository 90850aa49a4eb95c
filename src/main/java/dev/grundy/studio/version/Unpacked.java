package dev.grundy.studio.version;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.problem.catalogue.KeptVersion;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.studio.copy.Snapshot;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ServiceUnavailableException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The files of versions and working copies, on disk while they are looked at; only a few requests look at a time. Thread-safe. */
@ApplicationScoped
class Unpacked {
    private static final int AT_A_TIME = 2;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Semaphore places = new Semaphore(AT_A_TIME);
    private final PublicationRepository publications;

    Unpacked(PublicationRepository publications) {
        this.publications = publications;
    }

    /**
     * The result of looking at versions.
     *
     * @param look gets the directory of each package, in their order
     * @throws ServiceUnavailableException when others look for too long
     */
    <T> T of(List<KeptVersion> versions, Function<List<Path>, T> look) {
        return inScratch(directory -> {
            List<Path> roots = new ArrayList<>();
            for (KeptVersion version : versions) {
                roots.add(unpack(version, directory.resolve(String.valueOf(roots.size()))));
            }
            return look.apply(List.copyOf(roots));
        });
    }

    /**
     * The result of looking at a version and a working copy.
     *
     * @param look gets the directories of both, the version's first
     * @throws ServiceUnavailableException when others look for too long
     */
    <T> T beside(KeptVersion version, Snapshot copy, BiFunction<Path, Path, T> look) {
        return inScratch(directory ->
                look.apply(unpack(version, directory.resolve("version")), copy.layOutIn(directory.resolve("copy"))));
    }

    private <T> T inScratch(Function<Path, T> look) {
        boolean entered = false;
        try {
            entered = places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            if (!entered) {
                throw new ServiceUnavailableException(PATIENCE.toSeconds());
            }
            try (Scratch scratch = Scratch.make()) {
                return look.apply(scratch.directory());
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

    private Path unpack(KeptVersion version, Path directory) {
        try {
            Files.createDirectories(directory);
            Path zip = Files.write(directory.resolve("package.zip"), publications.archive(version.id()));
            return Archive.unpack(zip, directory);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot unpack package version " + version.id(), e);
        }
    }
}
