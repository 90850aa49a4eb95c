package dev.grundy.format.image;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The chunks of a PNG (PNG specification, 5.3), found without decoding anything.
 *
 * @param all in their order, up to IEND
 * @param end where the first byte behind IEND is
 */
record PngChunks(List<Chunk> all, int end) {
    private static final int SIGNATURE_BYTES = 8;
    /** Length, letters and checksum. */
    private static final int AROUND_BYTES = 12;

    private static final int NAME_BYTES = 4;

    /** The chunks from which pixels are decoded; all others add facts about the picture. */
    private static final Set<String> OF_PIXELS = Set.of("IHDR", "PLTE", "tRNS", "IDAT", "IEND");

    PngChunks {
        all = List.copyOf(all);
    }

    /** @param from and to of all of it, with its length and checksum */
    record Chunk(String name, int from, int to) {}

    /** Empty where it does not end with IEND. */
    static Optional<PngChunks> of(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        List<Chunk> chunks = new ArrayList<>();
        long at = SIGNATURE_BYTES;
        while (at + AROUND_BYTES <= bytes.length) {
            int from = (int) at;
            long to = at + AROUND_BYTES + Integer.toUnsignedLong(in.getInt(from));
            if (to > bytes.length) {
                return Optional.empty();
            }
            String name = new String(bytes, from + NAME_BYTES, NAME_BYTES, StandardCharsets.ISO_8859_1);
            chunks.add(new Chunk(name, from, (int) to));
            if (name.equals("IEND")) {
                return Optional.of(new PngChunks(chunks, (int) to));
            }
            at = to;
        }
        return Optional.empty();
    }

    /** The same picture of those chunks alone that pixels are decoded from. */
    byte[] pixelsAlone(byte[] bytes) {
        ByteBuffer out = ByteBuffer.allocate(end);
        out.put(bytes, 0, SIGNATURE_BYTES);
        all.stream()
                .filter(chunk -> OF_PIXELS.contains(chunk.name()))
                .forEach(chunk -> out.put(bytes, chunk.from(), chunk.to() - chunk.from()));
        byte[] alone = new byte[out.position()];
        out.flip().get(alone);
        return alone;
    }
}
