package dev.grundy.format.image;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * The facts in the first bytes of a raster picture.
 *
 * @param width in pixels, as written
 * @param height in pixels, as written
 * @param hasExif whether it says when, where or with what it was taken
 */
record RasterHeader(int width, int height, boolean hasExif) {
    private static final byte[] PNG = HexFormat.of().parseHex("89504e470d0a1a0a");
    private static final int IHDR_BYTES = 13;
    // Five bytes of format and four of checksum.
    private static final int IHDR_AFTER_SIZE = 9;
    private static final int WEBP_HAS_EXIF = 0x08;
    private static final int VP8_START = 0x2a019d;
    private static final int VP8L_START = 0x2f;

    /** Empty when the bytes are no picture of that type, or end before they say how large it is. */
    static Optional<RasterHeader> read(ImageType type, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            return switch (type) {
                case SVG -> Optional.empty();
                case PNG -> png(in);
                case JPEG, JPG -> JpegHeader.read(in);
                case GIF -> gif(in.order(ByteOrder.LITTLE_ENDIAN));
                case WEBP -> webp(in.order(ByteOrder.LITTLE_ENDIAN));
            };
        } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    static String letters(ByteBuffer in, int count) {
        byte[] letters = new byte[count];
        in.get(letters);
        return new String(letters, StandardCharsets.ISO_8859_1);
    }

    // PNG specification, 5.3 and 11.2.1: a chunk is its length, four letters, data and a checksum; IHDR is the first.
    private static Optional<RasterHeader> png(ByteBuffer in) {
        byte[] signature = new byte[PNG.length];
        in.get(signature);
        int length = in.getInt();
        if (!Arrays.equals(signature, PNG)
                || length != IHDR_BYTES
                || !letters(in, 4).equals("IHDR")) {
            return Optional.empty();
        }
        int width = in.getInt();
        int height = in.getInt();
        in.get(new byte[IHDR_AFTER_SIZE]);
        return Optional.of(new RasterHeader(width, height, hasExifChunk(in)));
    }

    private static boolean hasExifChunk(ByteBuffer in) {
        while (in.remaining() >= 12) {
            long length = Integer.toUnsignedLong(in.getInt());
            if (letters(in, 4).equals("eXIf")) {
                return true;
            }
            if (length + 4 > in.remaining()) {
                return false;
            }
            in.position(in.position() + (int) length + 4);
        }
        return false;
    }

    private static Optional<RasterHeader> gif(ByteBuffer in) {
        String signature = letters(in, 6);
        if (!signature.equals("GIF87a") && !signature.equals("GIF89a")) {
            return Optional.empty();
        }
        return Optional.of(
                new RasterHeader(Short.toUnsignedInt(in.getShort()), Short.toUnsignedInt(in.getShort()), false));
    }

    // RFC 9649, 2.5 to 2.7: the first chunk is the picture, or what the extended form says of it.
    private static Optional<RasterHeader> webp(ByteBuffer in) {
        boolean riff = letters(in, 4).equals("RIFF");
        in.getInt();
        if (!riff || !letters(in, 4).equals("WEBP")) {
            return Optional.empty();
        }
        String chunk = letters(in, 4);
        in.getInt();
        return switch (chunk) {
            case "VP8 " -> lossy(in);
            case "VP8L" -> lossless(in);
            case "VP8X" -> extended(in);
            default -> Optional.empty();
        };
    }

    private static Optional<RasterHeader> lossy(ByteBuffer in) {
        number24(in);
        if (number24(in) != VP8_START) {
            return Optional.empty();
        }
        return Optional.of(new RasterHeader(in.getShort() & 0x3fff, in.getShort() & 0x3fff, false));
    }

    private static Optional<RasterHeader> lossless(ByteBuffer in) {
        if (in.get() != VP8L_START) {
            return Optional.empty();
        }
        int sides = in.getInt();
        return Optional.of(new RasterHeader((sides & 0x3fff) + 1, (sides >> 14 & 0x3fff) + 1, false));
    }

    private static Optional<RasterHeader> extended(ByteBuffer in) {
        int flags = in.get();
        number24(in);
        return Optional.of(new RasterHeader(number24(in) + 1, number24(in) + 1, (flags & WEBP_HAS_EXIF) != 0));
    }

    private static int number24(ByteBuffer in) {
        return Short.toUnsignedInt(in.getShort()) | Byte.toUnsignedInt(in.get()) << 16;
    }
}
