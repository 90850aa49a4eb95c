package dev.grundy.format.image;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalInt;

/** Where raster pictures end: what follows is none of them, and may be an archive or a page that others read. */
final class RasterEnd {
    private static final int GIF_HEADER_BYTES = 13;
    private static final int GIF_HAS_COLOURS = 0x80;
    private static final int GIF_IMAGE = 0x2c;
    private static final int GIF_EXTENSION = 0x21;
    private static final int GIF_TRAILER = 0x3b;
    private static final int GIF_DESCRIPTOR_BYTES = 9;

    /** RIFF and the size itself, which it does not count. */
    private static final int RIFF_BYTES = 8;

    private RasterEnd() {}

    /** How many bytes the picture has; empty where it has no end. */
    static OptionalInt of(ImageType type, byte[] bytes) {
        try {
            return switch (type) {
                case SVG -> OptionalInt.empty();
                case PNG ->
                    PngChunks.of(bytes).stream().mapToInt(PngChunks::end).findFirst();
                case JPEG, JPG ->
                    JpegSegments.of(bytes).stream().mapToInt(JpegSegments::end).findFirst();
                case GIF -> OptionalInt.of(gif(ByteBuffer.wrap(bytes)));
                case WEBP -> webp(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
            };
        } catch (IndexOutOfBoundsException | BufferUnderflowException | IllegalArgumentException e) {
            return OptionalInt.empty();
        }
    }

    // GIF89a, 18 to 27: blocks until the trailer.
    private static int gif(ByteBuffer in) {
        in.position(GIF_HEADER_BYTES + colourBytes(in.get(GIF_HEADER_BYTES - 3)));
        while (true) {
            int block = Byte.toUnsignedInt(in.get());
            switch (block) {
                case GIF_TRAILER -> {
                    return in.position();
                }
                case GIF_IMAGE -> {
                    int flags = in.get(in.position() + GIF_DESCRIPTOR_BYTES - 1);
                    // A byte of the size of codes stands before the pixels.
                    skip(in, GIF_DESCRIPTOR_BYTES + colourBytes(flags) + 1);
                    subBlocks(in);
                }
                case GIF_EXTENSION -> {
                    skip(in, 1);
                    subBlocks(in);
                }
                default -> throw new IllegalArgumentException("no block of a GIF begins with " + block);
            }
        }
    }

    private static int colourBytes(int flags) {
        return (flags & GIF_HAS_COLOURS) == 0 ? 0 : 3 << (flags & 7) + 1;
    }

    private static void subBlocks(ByteBuffer in) {
        for (int length = Byte.toUnsignedInt(in.get()); length > 0; length = Byte.toUnsignedInt(in.get())) {
            skip(in, length);
        }
    }

    private static void skip(ByteBuffer in, int bytes) {
        in.position(in.position() + bytes);
    }

    // RFC 9649, 2.3 and 2.4: the size is even, or a byte follows that makes it so.
    private static OptionalInt webp(ByteBuffer in) {
        long size = Integer.toUnsignedLong(in.getInt(RIFF_BYTES / 2));
        long end = RIFF_BYTES + size + (size & 1);
        return end > in.limit() ? OptionalInt.empty() : OptionalInt.of((int) end);
    }
}
