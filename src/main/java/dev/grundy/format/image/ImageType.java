package dev.grundy.format.image;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The types that pictures of packages may have. Anything else that lies beside a text is never served. */
public enum ImageType {
    SVG("svg", "image/svg+xml"),
    PNG("png", "image/png"),
    JPEG("jpeg", "image/jpeg"),
    JPG("jpg", "image/jpeg"),
    WEBP("webp", "image/webp"),
    GIF("gif", "image/gif");

    private final String extension;
    private final String mediaType;

    ImageType(String extension, String mediaType) {
        this.extension = extension;
        this.mediaType = mediaType;
    }

    public String mediaType() {
        return mediaType;
    }

    /** By the file name's extension, in any case. */
    public static Optional<ImageType> ofFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(type -> lower.endsWith("." + type.extension))
                .findFirst();
    }
}
