package dev.grundy.standing;

import java.util.Locale;

/** What is measured, and how its values are written. */
enum Unit {
    /** Microseconds. */
    TIME {
        @Override
        String text(long value) {
            return Math.round(value / MICROS_PER_MILLI) + " ms";
        }
    },
    /** Bytes. */
    MEMORY {
        @Override
        String text(long value) {
            return String.format(Locale.ROOT, "%.1f MiB", value / BYTES_PER_MEBIBYTE);
        }
    };

    private static final double MICROS_PER_MILLI = 1e3;
    private static final double BYTES_PER_MEBIBYTE = 1 << 20;

    abstract String text(long value);
}
