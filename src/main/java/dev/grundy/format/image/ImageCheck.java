package dev.grundy.format.image;

import dev.grundy.format.pack.Fault;
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
        if (type == ImageType.SVG) {
            return tooLarge(file, bytes, LARGEST_DRAWING_BYTES)
                    .map(List::of)
                    .orElseGet(() -> SvgCheck.faults(file, bytes));
        }
        return obstacle(file, bytes).map(List::of).orElseGet(() -> raster(type, file, bytes));
    }

    /**
     * Why a raster picture is not to be decoded: it is too large, or not what its name says; empty where it may be.
     *
     * @throws IllegalArgumentException when the name is none of a raster picture
     */
    static Optional<Fault> obstacle(String file, byte[] bytes) {
        ImageType type = ImageType.ofFile(file)
                .filter(known -> known != ImageType.SVG)
                .orElseThrow(() -> new IllegalArgumentException(file + " has the extension of no raster picture"));
        return tooLarge(file, bytes, LARGEST_RASTER_BYTES)
                .or(() -> RasterHeader.read(type, bytes)
                        .map(header -> outsized(file, header))
                        .orElseGet(() -> Optional.of(error(
                                file,
                                "this is no picture of the type that its name says, or a damaged one",
                                "save it as " + type.mediaType() + ", or name it after what it is"))));
    }

    private static Optional<Fault> tooLarge(String file, byte[] bytes, int largest) {
        return bytes.length > largest
                ? Optional.of(error(
                        file,
                        "the picture has " + bytes.length + " bytes",
                        "make it smaller: at most " + (largest >> 10) + " KiB"))
                : Optional.empty();
    }

    private static Optional<Fault> outsized(String file, RasterHeader header) {
        int longest = Math.max(header.width(), header.height());
        return longest > LONGEST_SIDE_PIXELS || Math.min(header.width(), header.height()) < 1
                ? Optional.of(error(
                        file,
                        "the picture has " + header.width() + " × " + header.height() + " pixels",
                        "scale it to between 1 and " + LONGEST_SIDE_PIXELS + " each way"))
                : Optional.empty();
    }

    private static List<Fault> raster(ImageType type, String file, byte[] bytes) {
        OptionalInt end = RasterEnd.of(type, bytes);
        if (end.isPresent() && end.getAsInt() < bytes.length) {
            return List.of(error(
                    file,
                    (bytes.length - end.getAsInt()) + " bytes follow the end of the picture",
                    "open it in an image editor and save it again, which drops the rest"));
        }
        if (RasterHeader.read(type, bytes).orElseThrow().hasExif()) {
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
