package dev.grundy.submission.finding;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.growth.GrowthFinding;
import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.result.growth.Order;
import dev.grundy.judge.result.growth.Slope;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;
import java.text.NumberFormat;
import java.util.List;
import java.util.Optional;

/** The findings about how a program grows, in sentences of the reader's language. */
final class GrowthWords {
    private static final double MICROS_PER_MILLI = 1e3;
    private static final double MICROS_PER_SECOND = 1e6;
    /** Below, a tenth of a millisecond says something; above, none does. */
    private static final long FEW_MILLIS = 10_000;
    /** From here on it is said in seconds. */
    private static final long SECOND = 1_000_000;

    private GrowthWords() {}

    static List<String> of(GrowthFinding finding) {
        return switch (finding) {
            case GrowthFinding.Flat flat -> List.of(Texts.of("growth-flat", flat.upTo()));
            case GrowthFinding.Few few -> List.of(Texts.of("growth-few", few.points()));
            case GrowthFinding.Noisy noisy -> List.of(slope("growth-noisy", noisy.slope()));
            case GrowthFinding.Grows grows ->
                List.of(slope("growth-slope", grows.slope()), orders(grows.consistent(), grows.excluded()));
        };
    }

    /**
     * Where it passes a limit or ends otherwise; empty where it does neither.
     *
     * @param tooSlow whether the verdict is that the program is too slow, so that this needs an explanation where it is not seen
     */
    static Optional<String> ending(Measurement measurement, boolean tooSlow) {
        List<Measured> sizes = measurement.own().sizes();
        Optional<Measured> bad =
                sizes.stream().filter(size -> !size.endedProperly()).findFirst();
        if (bad.isEmpty()) {
            return tooSlow && !sizes.isEmpty() && !measurement.cut()
                    ? Optional.of(Texts.of("growth-limit-kept", sizes.getLast().size()))
                    : Optional.empty();
        }
        Optional<Measured> good = sizes.stream()
                .filter(size -> size.endedProperly() && size.size() < bad.get().size())
                .reduce((_, later) -> later);
        return Optional.of(good.map(before -> between(measurement, before, bad.get()))
                .orElseGet(() -> atOnce(measurement, bad.get())));
    }

    private static String between(Measurement measurement, Measured good, Measured bad) {
        return bad.ending() == Verdict.TLE
                ? Texts.of("growth-limit-passed", time(measurement.limitMicros()), good.size(), bad.size())
                : Texts.of("growth-ended", bad.size(), Words.of(bad.ending()));
    }

    private static String atOnce(Measurement measurement, Measured bad) {
        return bad.ending() == Verdict.TLE
                ? Texts.of("growth-limit-passed-at-once", time(measurement.limitMicros()), bad.size())
                : Texts.of("growth-ended", bad.size(), Words.of(bad.ending()));
    }

    private static String slope(String key, Slope slope) {
        return Texts.of(key, hundredths(slope.value()), hundredths(slope.least()), hundredths(slope.most()));
    }

    private static String orders(List<Order> consistent, List<Order> excluded) {
        if (consistent.isEmpty()) {
            return Texts.of("growth-unusual");
        }
        return excluded.isEmpty()
                ? Texts.of("growth-consistent-alone", either(consistent))
                : Texts.of("growth-consistent", either(consistent), either(excluded));
    }

    /** Of one or two. */
    private static String either(List<Order> orders) {
        return orders.size() == 1
                ? orders.getFirst().label()
                : Texts.of(
                        "growth-or", orders.getFirst().label(), orders.getLast().label());
    }

    /** Such as {@code 0.4 ms}, {@code 120 ms}, {@code 1.3 s}. */
    static String time(long micros) {
        if (micros >= SECOND) {
            return ReaderLanguage.now().tenths(micros / MICROS_PER_SECOND) + " s";
        }
        return micros < FEW_MILLIS
                ? ReaderLanguage.now().tenths(micros / MICROS_PER_MILLI) + " ms"
                : Math.round(micros / MICROS_PER_MILLI) + " ms";
    }

    /** Such as {@code 0.01} or {@code 100,000}: no more digits than the number has. */
    static String round(double number) {
        NumberFormat format = NumberFormat.getInstance(ReaderLanguage.now().locale());
        format.setMaximumFractionDigits(3);
        return format.format(number);
    }

    private static String hundredths(double number) {
        return String.format(ReaderLanguage.now().locale(), "%.2f", number);
    }
}
