package dev.grundy.format.pack.program;

import java.util.List;
import java.util.Map;

/** A generator command of practice.yaml whose {@code {seed}}, {@code {size}} and {@code {index}} are filled in later. */
public record GeneratorTemplate(Program program, List<String> args) {
    public GeneratorTemplate {
        args = List.copyOf(args);
    }

    /** The call for one seed; other placeholders stay as they are. */
    public GeneratorCall withSeed(long seed) {
        return with(Map.of("seed", Long.toString(seed)));
    }

    public GeneratorCall withSizeAndSeed(int size, long seed) {
        return with(Map.of("size", Integer.toString(size), "seed", Long.toString(seed)));
    }

    public GeneratorCall withSizeAndIndex(int size, long index) {
        return with(Map.of("size", Integer.toString(size), "index", Long.toString(index)));
    }

    private GeneratorCall with(Map<String, String> values) {
        return new GeneratorCall(
                program, args.stream().map(arg -> fillIn(arg, values)).toList(), "test");
    }

    private static String fillIn(String arg, Map<String, String> values) {
        String filled = arg;
        for (Map.Entry<String, String> value : values.entrySet()) {
            filled = filled.replace("{" + value.getKey() + "}", value.getValue());
        }
        return filled;
    }
}
