package dev.grundy.submission.finding;

import dev.grundy.judge.result.phase.PhaseFinding;
import dev.grundy.judge.result.phase.Rule;
import dev.grundy.judge.result.phase.Tally;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Texts;
import java.text.NumberFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The findings of a map about where a program fails, in sentences of the reader's language. */
final class PhaseWords {
    /** From here on digits are counted rather than read. */
    private static final long LONG = 100_000;

    private PhaseWords() {}

    static List<String> of(PhaseFinding finding) {
        Tally tally = finding.tally();
        String some = Texts.of("where-some", tally.failed(), tally.total());
        return switch (finding.kind()) {
            case ALL_FAIL -> List.of(Texts.of("where-all", tally.total()));
            case NONE_FAILS -> List.of(Texts.of("where-none", tally.total()));
            case FEW -> List.of(some, Texts.of("where-few"));
            case UNCLEAR -> List.of(some, Texts.of("where-unclear"));
            case RULES ->
                Stream.concat(Stream.of(some), finding.rules().stream().map(PhaseWords::of))
                        .toList();
        };
    }

    private static String of(Rule rule) {
        return switch (rule.where()) {
            case Rule.Where.OfFamilies(List<String> names) ->
                Texts.of(
                        switch (rule.kind()) {
                            case EXACTLY -> "where-families-exactly";
                            case EVERY -> "where-families-every";
                            case NONE -> "where-families-none";
                        },
                        names.stream().map(PhaseWords::quoted).collect(Collectors.joining(", ")),
                        rule.inside().total(),
                        rule.outside().total(),
                        rule.outside().failed());
            case Rule.Where.OfValues(String family, String parameter, boolean atLeast, long bound) ->
                Texts.of(
                        switch (rule.kind()) {
                            case EXACTLY -> "where-values-exactly";
                            case EVERY -> "where-values-every";
                            case NONE -> "where-values-none";
                        },
                        parameter + (atLeast ? " ≥ " : " ≤ ") + number(bound),
                        rule.inside().total(),
                        rule.outside().total(),
                        rule.outside().failed(),
                        quoted(family));
        };
    }

    private static String quoted(String family) {
        return Texts.of("where-quoted", family);
    }

    /** With all its digits. */
    static String number(long number) {
        return NumberFormat.getInstance(ReaderLanguage.now().locale()).format(number);
    }

    /** For little room: such as {@code 42}, {@code 5e9} and {@code 9.007e15}. */
    static String brief(long number) {
        return Math.abs(number) < LONG
                ? Long.toString(number)
                : String.format(ReaderLanguage.now().locale(), "%.3e", (double) number)
                        .replaceFirst("[.,]?0{0,9}e\\+0?", "e");
    }
}
