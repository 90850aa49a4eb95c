package dev.grundy.judge.make;

import dev.grundy.format.pack.Practice.Exhaustive;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.judge.host.JudgeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The instances that a package enumerates, of one size after the other. Safe for use by several threads. */
public final class Enumeration {
    /** More of them would take minutes, and belong into a smaller range of sizes. */
    public static final int MOST = 20_000;

    private static final byte[] END = "--\n".getBytes(StandardCharsets.US_ASCII);
    private static final int AT_A_TIME = 64;

    private final Generation generation;
    private final Exhaustive exhaustive;

    public Enumeration(Generation generation, Exhaustive exhaustive) {
        this.generation = generation;
        this.exhaustive = exhaustive;
    }

    /** One of them, and where it comes from, for people. */
    public record Instance(byte[] input, String origin) {}

    /** Makes inputs by generator calls, in their order, several at a time or not. An empty input means that there is no more. */
    public interface Making {
        List<byte[]> all(List<GeneratorCall> calls);
    }

    /**
     * All instances of all sizes, small ones first. One may be there several times.
     *
     * @throws JudgeException if the generator fails, prints something else, or there are more than {@link #MOST}
     */
    public List<Instance> all(Making making) {
        List<Instance> all = new ArrayList<>();
        for (int size = exhaustive.sizes().least(); size <= exhaustive.sizes().most(); size++) {
            if (exhaustive.isAtOnce()) {
                GeneratorCall call = exhaustive.allOf(size);
                all.addAll(split(generation.input(call), call.command()));
            } else {
                addOneByOne(size, making, all);
            }
            requireNotTooMany(all);
        }
        return all;
    }

    /** The same, one call after the other. */
    public List<Instance> all() {
        return all(calls -> calls.stream().map(generation::input).toList());
    }

    private void addOneByOne(int size, Making making, List<Instance> all) {
        for (int from = 0; ; from += AT_A_TIME) {
            List<GeneratorCall> calls = IntStream.range(from, from + AT_A_TIME)
                    .mapToObj(index -> exhaustive.generate().withSizeAndIndex(size, index))
                    .toList();
            List<byte[]> inputs = making.all(calls);
            for (int i = 0; i < calls.size(); i++) {
                if (inputs.get(i).length == 0) {
                    return;
                }
                all.add(new Instance(inputs.get(i), "generators/" + calls.get(i).command()));
            }
            requireNotTooMany(all);
        }
    }

    /**
     * The instances that one call printed.
     *
     * @param command that printed them, for people
     */
    static List<Instance> split(byte[] printed, String command) {
        List<Instance> instances = new ArrayList<>();
        int begin = 0;
        for (int at = 0; at < printed.length; at = afterLine(printed, at)) {
            if (isEnd(printed, at)) {
                String origin = "generators/" + command + ", number " + (instances.size() + 1);
                if (at == begin) {
                    throw failure(origin + ", is empty");
                }
                instances.add(new Instance(Arrays.copyOfRange(printed, begin, at), origin));
                begin = at + END.length;
            }
        }
        if (begin != printed.length) {
            throw failure("generators/" + command + " prints something after the last line that is --");
        }
        return instances;
    }

    private static boolean isEnd(byte[] printed, int at) {
        return at + END.length <= printed.length && Arrays.equals(printed, at, at + END.length, END, 0, END.length);
    }

    private static int afterLine(byte[] printed, int at) {
        int next = at;
        while (next < printed.length && printed[next] != '\n') {
            next++;
        }
        return next + 1;
    }

    private static JudgeException failure(String found) {
        return new JudgeException(found + "; let it print each instance and then a line that holds just --");
    }

    private static void requireNotTooMany(List<Instance> all) {
        if (all.size() > MOST) {
            throw new JudgeException(
                    "practice.yaml or game.yaml enumerates more than " + MOST + " instances; narrow exhaustive_sizes");
        }
    }
}
