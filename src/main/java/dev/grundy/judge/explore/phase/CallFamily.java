package dev.grundy.judge.explore.phase;

import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.program.Program;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Calls of a generator in practice.yaml that differ in whole numbers only. Those of secret tests are nobody's business, so none is from there.
 */
final class CallFamily {
    private static final String SIZE = "{size}";
    private static final String SEED = "{seed}";

    private final Program program;
    /** Arguments; words at the places of parameters do not count. */
    private final List<String> args;

    private final List<Integer> places;
    private final List<String> names;
    private final List<List<Long>> named = new ArrayList<>();

    private CallFamily(GeneratorTemplate call) {
        this.program = call.program();
        this.args = call.args();
        this.places = IntStream.range(0, args.size())
                .filter(i -> isParameter(args.get(i)))
                .boxed()
                .toList();
        this.names = names();
    }

    /** The calls that make fresh tests, instances by hand and extreme tiny instances, in this order. */
    static List<CallFamily> of(ProblemPackage problem) {
        Practice practice = problem.practice();
        Map<List<String>, CallFamily> families = new LinkedHashMap<>();
        Stream.of(
                        practice.fresh().stream(),
                        practice.byHand().stream().flatMap(byHand -> byHand.levels().stream()),
                        practice.tiny().stream().flatMap(tiny -> tiny.extremes().stream()))
                .flatMap(calls -> calls)
                .forEach(call -> family(families, call).add(call));
        practice.tiny()
                .filter(tiny -> tiny.generate().args().contains(SIZE))
                .ifPresent(tiny -> family(families, tiny.generate()).add(tiny));
        return List.copyOf(families.values());
    }

    private static CallFamily family(Map<List<String>, CallFamily> families, GeneratorTemplate call) {
        List<String> shape = Stream.concat(
                        Stream.of(call.program().name()),
                        call.args().stream().map(arg -> isParameter(arg) ? SIZE : arg))
                .toList();
        return families.computeIfAbsent(shape, _ -> new CallFamily(call));
    }

    private void add(GeneratorTemplate call) {
        List<Long> values = places.stream()
                .map(place -> number(call.args().get(place)).orElseThrow())
                .toList();
        if (!named.contains(values)) {
            named.add(values);
        }
    }

    private void add(Practice.Tiny tiny) {
        for (long size = tiny.sizes().least(); size <= tiny.sizes().most(); size++) {
            long now = size;
            add(new GeneratorTemplate(
                    program,
                    tiny.generate().args().stream()
                            .map(arg -> arg.equals(SIZE) ? Long.toString(now) : arg)
                            .toList()));
        }
    }

    /** The call as {@link dev.grundy.judge.result.phase.Family#name} has it. */
    String name() {
        List<String> words = new ArrayList<>(args);
        for (int i = 0; i < places.size(); i++) {
            words.set(places.get(i), names.get(i));
        }
        words.removeIf(word -> word.contains(SEED));
        return words.isEmpty() || !isWord(args.getFirst())
                ? (program.name() + " " + String.join(" ", words)).strip()
                : String.join(" ", words);
    }

    List<String> parameters() {
        return names;
    }

    /** Combinations of parameters that the package itself uses, at most so many. */
    List<List<Long>> named(int most) {
        return spread(named, most);
    }

    /** Combinations of values that each parameter has somewhere in the package, from its least to its greatest: at most {@code most}. */
    List<List<Long>> grid(int most) {
        List<List<Long>> values = IntStream.range(0, places.size())
                .mapToObj(i -> List.copyOf(
                        new TreeSet<>(named.stream().map(call -> call.get(i)).toList())))
                .toList();
        int fineness = 1;
        while (fineness < most
                && size(values, fineness + 1) <= most
                && size(values, fineness + 1) > size(values, fineness)) {
            fineness++;
        }
        List<List<Long>> grid = List.of(List.of());
        for (List<Long> ofOne : values) {
            List<Long> chosen = spread(ofOne, fineness);
            grid = grid.stream()
                    .flatMap(begun -> chosen.stream()
                            .map(value -> Stream.concat(begun.stream(), Stream.of(value))
                                    .toList()))
                    .toList();
        }
        return grid;
    }

    private static long size(List<List<Long>> values, int fineness) {
        return values.stream()
                .mapToLong(ofOne -> Math.min(fineness, ofOne.size()))
                .reduce(1, (a, b) -> a * b);
    }

    /** At most so many, the first and the last among them. */
    private static <T> List<T> spread(List<T> all, int most) {
        int count = Math.min(all.size(), Math.max(1, most));
        return IntStream.range(0, count)
                .mapToObj(i -> all.get(count == 1 ? 0 : i * (all.size() - 1) / (count - 1)))
                .toList();
    }

    GeneratorCall call(List<Long> values, long seed) {
        List<String> filled = new ArrayList<>(args);
        for (int i = 0; i < places.size(); i++) {
            filled.set(places.get(i), Long.toString(values.get(i)));
        }
        return new GeneratorTemplate(program, filled).withSeed(seed);
    }

    /** As the generator's source names them; else letters. */
    private List<String> names() {
        Optional<List<String>> said = args.isEmpty() || !isWord(args.getFirst())
                ? Optional.empty()
                : Usage.of(program).names(args.getFirst(), args.size() - 1);
        return IntStream.range(0, places.size())
                .mapToObj(i -> said.map(names -> names.get(places.get(i) - 1))
                        .orElseGet(() -> String.valueOf((char) ('a' + i))))
                .toList();
    }

    private static boolean isWord(String arg) {
        return !isParameter(arg) && !arg.contains(SEED);
    }

    private static boolean isParameter(String arg) {
        return arg.equals(SIZE) || number(arg).isPresent();
    }

    private static Optional<Long> number(String arg) {
        try {
            return arg.matches("-?[0-9]{1,19}") ? Optional.of(Long.parseLong(arg)) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
