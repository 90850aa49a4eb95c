package dev.grundy.studio.edit;

import dev.grundy.format.image.ImageType;
import dev.grundy.format.image.PicturePaths;
import dev.grundy.format.image.RasterRewrite;
import dev.grundy.format.pack.Fault;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ServiceUnavailableException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Writes pictures anew that come into working copies, one at a time, for all senders. Thread-safe. */
@ApplicationScoped
class Pictures {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Semaphore place = new Semaphore(1);

    /** The content to keep of a file: {@code content} or, where it is refused, the fault. */
    record Taken(Optional<FileContent> content, Optional<Fault> fault) {}

    /**
     * A picture made of pixels anew; anything else as it is.
     *
     * @throws ServiceUnavailableException when others' pictures take too long
     */
    Taken take(FilePath path, FileContent content) {
        if (!PicturePaths.isRaster(path.value())) {
            return new Taken(Optional.of(content), Optional.empty());
        }
        return switch (anew(path, content)) {
            case RasterRewrite.Rewritten(byte[] bytes) ->
                new Taken(Optional.of(new FileContent(bytes, content.executable())), Optional.empty());
            case RasterRewrite.Refused(Fault fault) -> new Taken(Optional.empty(), Optional.of(fault));
        };
    }

    /** Whether one file's content may be in the other as it is. */
    static boolean mayMove(FilePath from, FilePath to) {
        return !PicturePaths.isRaster(to.value())
                || PicturePaths.isRaster(from.value()) && type(from).equals(type(to));
    }

    private static Optional<String> type(FilePath path) {
        return ImageType.ofFile(path.value()).map(ImageType::mediaType);
    }

    private RasterRewrite.Result anew(FilePath path, FileContent content) {
        boolean entered = false;
        try {
            entered = place.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            if (!entered) {
                throw new ServiceUnavailableException(PATIENCE.toSeconds());
            }
            return RasterRewrite.of(path.value(), content.bytes());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ServiceUnavailableException(PATIENCE.toSeconds(), e);
        } finally {
            if (entered) {
                place.release();
            }
        }
    }
}
