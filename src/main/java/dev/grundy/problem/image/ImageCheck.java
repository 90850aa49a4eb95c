package dev.grundy.problem.image;

import dev.grundy.problem.pack.Fault;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Tells what is wrong with a picture, in time that grows with its bytes only. Has no state; safe for use by several threads. */
public final class ImageCheck {
    private static final int LARGEST_RASTER_BYTES = 2 << 20;
    private static final int LARGEST_DRAWING_BYTES = 512 << 10;
    private static final int LONGEST_SIDE_PIXELS = 4096;

    private ImageCheck() {}

    /**
     * Whether the picture may be shown: it has no errors.
     *
     * @throws IllegalArgumentException when the name is none of a picture
     */
    public static boolean isFine(String file, byte[] bytes) {
        return faults(file, bytes).stream().noneMatch(Fault::isError);
    }

    /**
     * The faults of a picture; empty when there is nothing to say against it.
     *
     * @param file its path inside the package; its extension says what it must be
     * @throws IllegalArgumentException when that is the extension of no picture
     */
    public static List<Fault> faults(String file, byte[] bytes) {
        ImageType type = ImageType.ofFile(file)
                .orElseThrow(() -> new IllegalArgumentException(file + " has the extension of no picture"));
        int largest = type == ImageType.SVG ? LARGEST_DRAWING_BYTES : LARGEST_RASTER_BYTES;
        if (bytes.length > largest) {
            return List.of(error(
                    file,
                    "the picture has " + bytes.length + " bytes",
                    "make it smaller: at most " + (largest >> 10) + " KiB"));
        }
        return type == ImageType.SVG ? SvgCheck.faults(file, bytes) : raster(type, file, bytes);
    }

    private static List<Fault> raster(ImageType type, String file, byte[] bytes) {
        Optional<RasterHeader> read = RasterHeader.read(type, bytes);
        if (read.isEmpty()) {
            return List.of(error(
                    file,
                    "this is no picture of the type that its name says, or a damaged one",
                    "save it as " + type.mediaType() + ", or name it after what it is"));
        }
        RasterHeader header = read.get();
        int longest = Math.max(header.width(), header.height());
        if (longest > LONGEST_SIDE_PIXELS || Math.min(header.width(), header.height()) < 1) {
            return List.of(error(
                    file,
                    "the picture has " + header.width() + " × " + header.height() + " pixels",
                    "scale it to between 1 and " + LONGEST_SIDE_PIXELS + " each way"));
        }
        if (header.hasExif()) {
            return List.of(new Fault(
                    Fault.Severity.WARNING,
                    file,
                    OptionalInt.empty(),
                    "the picture carries Exif data, which may tell where and with what it was taken",
                    "save it without metadata"));
        }
        return List.of();
    }

    private static Fault error(String file, String found, String cure) {
        return new Fault(Fault.Severity.ERROR, file, OptionalInt.empty(), found, cure);
    }
}
