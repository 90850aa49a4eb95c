package dev.grundy.submission.standing;

import dev.grundy.web.frame.ReaderLanguage;

/** A measure of programs, and the way to write its values. */
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
            return ReaderLanguage.now().tenths(value / BYTES_PER_MEBIBYTE) + " MiB";
        }
    };

    private static final double MICROS_PER_MILLI = 1e3;
    private static final double BYTES_PER_MEBIBYTE = 1 << 20;

    abstract String text(long value);
}
