package dev.grundy.format.image;

import java.nio.ByteBuffer;
import java.util.Optional;

/** Finds the frame header of a JPEG (ITU-T T.81, B.1 and B.2). */
final class JpegHeader {
    private static final int START_OF_IMAGE = 0xffd8;
    private static final int APPLICATION_1 = 0xe1;
    private static final int START_OF_SCAN = 0xda;
    private static final String EXIF = "Exif\0";

    private JpegHeader() {}

    /**
     * Empty when this is no JPEG, or pixels come before their size.
     *
     * @throws java.nio.BufferUnderflowException when it ends before
     */
    static Optional<RasterHeader> read(ByteBuffer in) {
        if (Short.toUnsignedInt(in.getShort()) != START_OF_IMAGE) {
            return Optional.empty();
        }
        boolean hasExif = false;
        while (true) {
            int marker = marker(in);
            if (marker < 0xc0 || marker == START_OF_SCAN) {
                return Optional.empty();
            }
            int end = in.position() + Short.toUnsignedInt(in.getShort());
            if (isFrame(marker)) {
                in.get();
                int height = Short.toUnsignedInt(in.getShort());
                return Optional.of(new RasterHeader(Short.toUnsignedInt(in.getShort()), height, hasExif));
            }
            if (end < in.position() || end > in.limit()) {
                return Optional.empty();
            }
            hasExif |= marker == APPLICATION_1
                    && end - in.position() >= EXIF.length()
                    && RasterHeader.letters(in, EXIF.length()).equals(EXIF);
            in.position(end);
        }
    }

    /** The next marker's code, of which any number of 0xff may stand before; -1 when something else does. */
    private static int marker(ByteBuffer in) {
        if (in.get() != (byte) 0xff) {
            return -1;
        }
        int code = 0xff;
        while (code == 0xff) {
            code = Byte.toUnsignedInt(in.get());
        }
        return code;
    }

    private static boolean isFrame(int marker) {
        return marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
    }
}
