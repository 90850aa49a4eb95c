package dev.grundy.submission.finding;

import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.result.growth.Series;
import dev.grundy.web.chart.LogChart;
import dev.grundy.web.chart.LogChart.Kind;
import dev.grundy.web.chart.LogChart.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** A measurement as drawings; the program first, the reference solver second. */
final class GrowthCharts {
    private static final double MICROS_PER_MILLI = 1e3;
    private static final double MICROS_PER_SECOND = 1e6;
    private static final double BYTES_PER_MEBIBYTE = 1 << 20;

    private GrowthCharts() {}

    /** Empty where no size was measured. */
    static Optional<LogChart> time(Measurement measurement) {
        return drawn(
                measurement,
                series -> values(series, measured -> Math.max(1, measured.leastMicros()), true),
                OptionalDouble.of(measurement.limitMicros()),
                MICROS_PER_MILLI,
                GrowthCharts::timeMark);
    }

    /** Empty where no size was measured. */
    static Optional<LogChart> memory(Measurement measurement) {
        return drawn(
                measurement,
                series ->
                        values(series, measured -> Math.max(1, measured.memory().bytes()), false),
                OptionalDouble.empty(),
                BYTES_PER_MEBIBYTE,
                bytes -> GrowthWords.round(bytes / BYTES_PER_MEBIBYTE) + " MiB");
    }

    /** Short, as there is little room beside the axis. */
    private static String timeMark(double micros) {
        return micros < MICROS_PER_SECOND
                ? GrowthWords.round(micros / MICROS_PER_MILLI) + " ms"
                : GrowthWords.round(micros / MICROS_PER_SECOND) + " s";
    }

    private static Optional<LogChart> drawn(
            Measurement measurement,
            Function<Series, List<Value>> values,
            OptionalDouble limit,
            double unit,
            DoubleFunction<String> text) {
        return measurement.allSizes().findAny().isEmpty()
                ? Optional.empty()
                : Optional.of(LogChart.of(
                        values.apply(measurement.own()),
                        values.apply(measurement.reference()),
                        limit,
                        unit,
                        text,
                        GrowthWords::round));
    }

    private static List<Value> values(Series series, ToDoubleFunction<Measured> value, boolean noiseMatters) {
        return series.sizes().stream()
                .map(measured ->
                        new Value(measured.size(), value.applyAsDouble(measured), kind(series, measured, noiseMatters)))
                .toList();
    }

    private static Kind kind(Series series, Measured measured, boolean noiseMatters) {
        if (!measured.endedProperly()) {
            return Kind.ENDED;
        }
        return noiseMatters && !series.isAboveNoise(measured) ? Kind.LEFT_OUT : Kind.COUNTED;
    }
}
