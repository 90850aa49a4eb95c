package dev.grundy.format.image;

import java.util.regex.Pattern;

/** Where in a package pictures are shown to people. The files that tests give to programs may be anything, under any name. */
public final class PicturePaths {
    private static final Pattern SHOWN = Pattern.compile(
            "((problem_)?statement|solution|attachments(?!/original/)|data/(sample|secret)(?!/.*\\.files/))/.*",
            Pattern.DOTALL);

    private PicturePaths() {}

    /** Whether a file of that path is a picture that people see, by its place and its extension. */
    public static boolean isPicture(String path) {
        return ImageType.ofFile(path).isPresent() && SHOWN.matcher(path).matches();
    }

    /** As {@link #isPicture}, and made of pixels. */
    public static boolean isRaster(String path) {
        return isPicture(path)
                && ImageType.ofFile(path).filter(type -> type != ImageType.SVG).isPresent();
    }
}
