package dev.grundy.web.chart;

/** Distances in drawings. */
public final class Pixels {
    private Pixels() {}

    /** Rounded to tenths: what is finer nobody sees, and it would make pages longer. */
    public static double tenths(double pixels) {
        return Math.round(pixels * 10) / 10.0;
    }
}
