package dev.grundy.web.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Values over sizes on logarithmic axes, as a drawing of a fixed size. Distances are from its left and its top.
 *
 * @param traces in the order in which they are drawn: the main one last
 * @param sizes marks of the lower axis
 * @param values marks of the left axis
 * @param limit where the limit lies; null where it is not within the drawing
 */
public record LogChart(
        List<Trace> traces,
        List<AxisMark> sizes,
        List<AxisMark> values,
        @Nullable Double limit) {
    public static final int WIDTH = 360;
    public static final int HEIGHT = 220;
    public static final int LEFT = 58;
    public static final int RIGHT = 340;
    public static final int TOP = 12;
    public static final int BOTTOM = 190;

    /** More texts than these run into each other on a phone. */
    private static final int MOST_MARKS = 4;

    public LogChart {
        traces = List.copyOf(traces);
        sizes = List.copyOf(sizes);
        values = List.copyOf(values);
    }

    /** The meaning of a dot. */
    public enum Kind {
        /** A value that counts. */
        COUNTED,
        /** One that says nothing of growth. */
        LEFT_OUT,
        /** Here the program was ended. */
        ENDED
    }

    /** @param value above 0 */
    public record Value(int size, double value, Kind kind) {}

    /**
     * Values of one kind.
     *
     * @param main whether it is what the drawing is about; others stand beside it
     * @param path of an SVG, through all dots
     */
    public record Trace(boolean main, String path, List<Dot> dots) {
        public Trace {
            dots = List.copyOf(dots);
        }
    }

    /** A value's place. */
    public record Dot(double x, double y, Kind kind) {
        public boolean isLeftOut() {
            return kind == Kind.LEFT_OUT;
        }

        public boolean isEnded() {
            return kind == Kind.ENDED;
        }
    }

    /**
     * Draws.
     *
     * @param main values of the main trace
     * @param beside those of the other; at least one value in both
     * @param limit drawn across where it is within what the values span; above 0
     * @param unit the left axis has marks at its powers of ten
     * @param text of a mark of the left axis
     * @param sizeText of one of the lower axis
     */
    public static LogChart of(
            List<Value> main,
            List<Value> beside,
            OptionalDouble limit,
            double unit,
            DoubleFunction<String> text,
            DoubleFunction<String> sizeText) {
        List<Value> all = Stream.concat(main.stream(), beside.stream()).toList();
        double[] sizes =
                all.stream().mapToDouble(Value::size).distinct().sorted().toArray();
        Decades decades = Decades.around(all.stream().mapToDouble(Value::value), unit);
        DoubleUnaryOperator x = axis(sizes[0], sizes[sizes.length - 1], LEFT + 12, RIGHT);
        DoubleUnaryOperator y = axis(decades.least(), decades.most(), BOTTOM, TOP);
        return new LogChart(
                List.of(trace(false, beside, x, y), trace(true, main, x, y)),
                marks(sizes, x, sizeText),
                marks(decades.all(), y, text),
                within(decades, limit).map(y::applyAsDouble).orElse(null));
    }

    private static Optional<Double> within(Decades decades, OptionalDouble value) {
        return value.isPresent() && decades.contains(value.getAsDouble())
                ? Optional.of(value.getAsDouble())
                : Optional.empty();
    }

    private static Trace trace(boolean main, List<Value> values, DoubleUnaryOperator x, DoubleUnaryOperator y) {
        List<Dot> dots = values.stream()
                .map(value -> new Dot(x.applyAsDouble(value.size()), y.applyAsDouble(value.value()), value.kind()))
                .toList();
        StringBuilder path = new StringBuilder();
        for (Dot dot : dots) {
            path.append(path.isEmpty() ? 'M' : 'L').append(String.format(Locale.ROOT, "%.1f %.1f", dot.x(), dot.y()));
        }
        return new Trace(main, path.toString(), dots);
    }

    /** The last always, and before it every second, third… until there are few enough. */
    private static List<AxisMark> marks(double[] values, DoubleUnaryOperator axis, DoubleFunction<String> text) {
        int step = (values.length + MOST_MARKS - 1) / MOST_MARKS;
        List<AxisMark> marks = new ArrayList<>();
        for (int i = values.length - 1; i >= 0; i -= step) {
            marks.add(new AxisMark(axis.applyAsDouble(values[i]), text.apply(values[i])));
        }
        return marks.reversed();
    }

    /** From a value to a distance; in the middle where least and most are the same. */
    private static DoubleUnaryOperator axis(double least, double most, double from, double to) {
        double span = Math.log(most / least);
        return value ->
                Pixels.tenths(span == 0 ? (from + to) / 2 : from + (to - from) * Math.log(value / least) / span);
    }

    /** Powers of ten times a unit, at least one decade. */
    private record Decades(int first, int last, double unit) {
        static Decades around(DoubleStream values, double unit) {
            double[] ascending = values.sorted().toArray();
            int first = (int) Math.floor(Math.log10(ascending[0] / unit));
            int last = (int) Math.ceil(Math.log10(ascending[ascending.length - 1] / unit));
            return new Decades(first, Math.max(last, first + 1), unit);
        }

        double least() {
            return unit * Math.pow(10, first);
        }

        double most() {
            return unit * Math.pow(10, last);
        }

        boolean contains(double value) {
            return least() <= value && value <= most();
        }

        double[] all() {
            return Stream.iterate(first, exponent -> exponent <= last, exponent -> exponent + 1)
                    .mapToDouble(exponent -> unit * Math.pow(10, exponent))
                    .toArray();
        }
    }
}
