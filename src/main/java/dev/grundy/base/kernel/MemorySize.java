package dev.grundy.base.kernel;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** An amount of memory, exact to the byte; never negative. Texts show it in MiB; code, SQL and JSON count bytes. */
public record MemorySize(@JsonValue long bytes) implements Comparable<MemorySize> {
    private static final long BYTES_PER_KIBIBYTE = 1L << 10;
    private static final long BYTES_PER_MEBIBYTE = 1L << 20;

    public MemorySize {
        if (bytes < 0) {
            throw new IllegalArgumentException("a memory size cannot be negative, got " + bytes + " bytes");
        }
    }

    @JsonCreator
    public static MemorySize ofBytes(long bytes) {
        return new MemorySize(bytes);
    }

    public static MemorySize ofKibibytes(long kibibytes) {
        return new MemorySize(Math.multiplyExact(kibibytes, BYTES_PER_KIBIBYTE));
    }

    public static MemorySize ofMebibytes(long mebibytes) {
        return new MemorySize(Math.multiplyExact(mebibytes, BYTES_PER_MEBIBYTE));
    }

    /** Whole MiB, rounded down. */
    public long mebibytes() {
        return bytes / BYTES_PER_MEBIBYTE;
    }

    public MemorySize plus(MemorySize other) {
        return new MemorySize(Math.addExact(bytes, other.bytes));
    }

    @Override
    public int compareTo(MemorySize other) {
        return Long.compare(bytes, other.bytes);
    }

    /** For people: {@code 512 B}, {@code 12.3 KiB}, {@code 256.0 MiB}. */
    @Override
    public String toString() {
        if (bytes < BYTES_PER_KIBIBYTE) {
            return bytes + " B";
        }
        if (bytes < BYTES_PER_MEBIBYTE) {
            return tenths(BYTES_PER_KIBIBYTE) + " KiB";
        }
        return tenths(BYTES_PER_MEBIBYTE) + " MiB";
    }

    private String tenths(long unit) {
        return bytes / unit + "." + bytes % unit * 10 / unit;
    }
}
