package dev.grundy.problem.text;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.image.ImageCheck;
import dev.grundy.format.image.ImageType;
import dev.grundy.format.pack.Statement;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The images that lie beside a statement or an editorial. Whether they may be seen is asked before. */
public final class ProblemImages {
    /** An image opened by itself can run nothing and fetch nothing, in spite of all that its author wrote into it. */
    private static final String ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    /** A browser may keep it, but must ask before it shows it again: a tier may have ended meanwhile. */
    private static final String ASK_AGAIN = "private, no-cache";

    private ProblemImages() {}

    /**
     * The image, or that it has not changed since the browser asked for it.
     *
     * @throws NotFoundException unless that is a regular image file in the directory of one of the texts, with nothing
     *     against it. Packages of others are served in spite of what is wrong with their pictures
     */
    public static Response beside(List<Statement> texts, String name, Request request) {
        ImageType type = ImageType.ofFile(name).orElseThrow(NotFoundException::new);
        Path file = texts.stream()
                .map(Statement::directory)
                .distinct()
                .map(directory -> inside(directory, name))
                .filter(candidate -> Files.isRegularFile(candidate, LinkOption.NOFOLLOW_LINKS))
                .findFirst()
                .orElseThrow(NotFoundException::new);
        byte[] image = bytes(file);
        if (!ImageCheck.isFine(name, image)) {
            throw new NotFoundException();
        }
        EntityTag tag = new EntityTag(ContentHash.of(image).hex());
        return Optional.ofNullable(request.evaluatePreconditions(tag))
                .orElseGet(() -> Response.ok(image, type.mediaType()))
                .tag(tag)
                .header(HttpHeaders.CACHE_CONTROL, ASK_AGAIN)
                .header("Content-Security-Policy", ALONE)
                .build();
    }

    private static Path inside(Path directory, String name) {
        try {
            Path file = directory.resolve(name).normalize();
            if (file.startsWith(directory.normalize())) {
                return file;
            }
        } catch (InvalidPathException e) {
            // No file can be called that.
        }
        throw new NotFoundException();
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the image " + file, e);
        }
    }
}
