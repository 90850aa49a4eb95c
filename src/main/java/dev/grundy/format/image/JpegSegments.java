package dev.grundy.format.image;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The segments of a JPEG (ITU-T T.81, B.1), found without decoding anything.
 *
 * @param all in their order
 * @param end where the first byte behind the end of the picture is
 */
record JpegSegments(List<Segment> all, int end) {
    static final int START_OF_SCAN = 0xda;

    private static final int APPLICATION_1 = 0xe1;
    private static final int END_OF_IMAGE = 0xd9;
    private static final int MARKER = 0xff;
    private static final int LENGTH_BYTES = 2;
    private static final byte[] EXIF = {'E', 'x', 'i', 'f', 0, 0};

    // TIFF 6.0, sections 2 and 8 (274); Exif 2.32, 4.6.4.
    private static final int ORIENTATION = 274;
    private static final int SHORT = 3;
    private static final int ENTRY_BYTES = 12;
    private static final int MOST_ORIENTATION = 8;

    JpegSegments {
        all = List.copyOf(all);
    }

    /** @param from and to of what is in it, behind its length */
    record Segment(int marker, int from, int to) {}

    /** Empty where it does not end as it should, or a segment is shorter than its own length. */
    static Optional<JpegSegments> of(byte[] bytes) {
        List<Segment> segments = new ArrayList<>();
        int at = LENGTH_BYTES;
        while (at + 1 < bytes.length) {
            int marker = number8(bytes, at + 1);
            if (number8(bytes, at) != MARKER || marker == 0) {
                return Optional.empty();
            }
            if (marker == END_OF_IMAGE) {
                return Optional.of(new JpegSegments(segments, at + LENGTH_BYTES));
            }
            if (marker == MARKER) {
                at++;
                continue;
            }
            if (stands(marker)) {
                at += LENGTH_BYTES;
                continue;
            }
            int from = at + 2 * LENGTH_BYTES;
            int to = from > bytes.length ? -1 : from - LENGTH_BYTES + number16(bytes, at + LENGTH_BYTES);
            if (to < from || to > bytes.length) {
                return Optional.empty();
            }
            segments.add(new Segment(marker, from, to));
            at = marker == START_OF_SCAN ? behindScan(bytes, to) : to;
        }
        return Optional.empty();
    }

    int scans() {
        return (int) all.stream()
                .filter(segment -> segment.marker() == START_OF_SCAN)
                .count();
    }

    /** How a viewer turns it, 1 to 8 as Exif numbers it; 1, as it is, where nothing says so. */
    int orientation(byte[] bytes) {
        return all.stream()
                .filter(segment -> segment.marker() == APPLICATION_1)
                .map(segment -> ByteBuffer.wrap(bytes, segment.from(), segment.to() - segment.from())
                        .slice())
                .filter(JpegSegments::isExif)
                .findFirst()
                .map(exif -> orientation(exif.slice(EXIF.length, exif.limit() - EXIF.length)))
                .orElse(1);
    }

    private static boolean isExif(ByteBuffer in) {
        return in.limit() >= EXIF.length && in.slice(0, EXIF.length).equals(ByteBuffer.wrap(EXIF));
    }

    private static int orientation(ByteBuffer tiff) {
        try {
            tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
            int directory = tiff.getInt(4);
            int entries = Short.toUnsignedInt(tiff.getShort(directory));
            for (int i = 0; i < entries; i++) {
                int entry = directory + 2 + i * ENTRY_BYTES;
                if (Short.toUnsignedInt(tiff.getShort(entry)) == ORIENTATION && tiff.getShort(entry + 2) == SHORT) {
                    int value = Short.toUnsignedInt(tiff.getShort(entry + 8));
                    return value >= 1 && value <= MOST_ORIENTATION ? value : 1;
                }
            }
        } catch (IndexOutOfBoundsException e) {
            // Damaged metadata say nothing.
        }
        return 1;
    }

    /** Whether the segment has no length: restarts, and two that hardly anybody writes. */
    private static boolean stands(int marker) {
        return marker == 0x01 || marker >= 0xd0 && marker <= 0xd8;
    }

    /** Where the next marker is behind pixels, in which a 0xff is followed by a zero or a restart. */
    private static int behindScan(byte[] bytes, int from) {
        int at = from;
        while (at + 1 < bytes.length) {
            int next = number8(bytes, at + 1);
            if (number8(bytes, at) == MARKER && next != 0 && (next < 0xd0 || next > 0xd7)) {
                return at;
            }
            at++;
        }
        return bytes.length;
    }

    private static int number8(byte[] bytes, int at) {
        return Byte.toUnsignedInt(bytes[at]);
    }

    private static int number16(byte[] bytes, int at) {
        return number8(bytes, at) << 8 | number8(bytes, at + 1);
    }
}
