package dev.grundy.format.writeup;

import dev.grundy.format.image.ImageType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Pictures in the directory of a document, or in {@code images} beside that directory. A document may be somebody else's, so nothing
 * outside of these two is read, be it by {@code ..} or by a symbolic link.
 */
public final class PicturesBeside implements PictureSource {
    private static final Pattern ELSEWHERE = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]{0,20}:.*+|//.*+");
    private static final String IMAGES = "images";
    private static final long LARGEST_BYTES = 2 << 20;

    private final Path directory;

    /** @param document an existing file */
    public PicturesBeside(Path document) throws IOException {
        this.directory = Objects.requireNonNull(document.toRealPath().getParent(), "a file lies in a directory");
    }

    @Override
    public Found find(String path) {
        if (ELSEWHERE.matcher(path).matches()) {
            return new Absent("it lies elsewhere, and an import fetches nothing");
        }
        if (ImageType.ofFile(path).isEmpty()) {
            return new Absent("its name is none of a picture (png, jpg, gif, webp, svg)");
        }
        try {
            return find(Path.of(path));
        } catch (InvalidPathException e) {
            return new Absent("its path can be no file's");
        } catch (IOException e) {
            return new Absent("it cannot be read: " + e.getClass().getSimpleName());
        }
    }

    private record Place(Path root, Path file) {}

    private Found find(Path path) throws IOException {
        Path images = directory.resolveSibling(IMAGES);
        Path written = directory.resolve(path).normalize();
        Path name = path.getFileName();
        List<Place> places = List.of(
                new Place(directory, written),
                new Place(images, written),
                new Place(directory, directory.resolve(name)),
                new Place(directory, directory.resolve(IMAGES).resolve(name)));
        boolean leadsOut = !written.startsWith(directory) && !written.startsWith(images);
        for (Place place : places) {
            if (!place.file().startsWith(place.root()) || !Files.isRegularFile(place.file())) {
                continue;
            }
            if (!place.file().toRealPath().startsWith(place.root().toRealPath())) {
                leadsOut = true;
            } else if (Files.size(place.file()) > LARGEST_BYTES) {
                return new Absent("it has more than " + (LARGEST_BYTES >> 20) + " MiB");
            } else {
                return new Present(name.toString(), Files.readAllBytes(place.file()));
            }
        }
        return new Absent(
                leadsOut
                        ? "its path leads out of the document's directory and of images beside it"
                        : "there is no such file beside the document");
    }
}
