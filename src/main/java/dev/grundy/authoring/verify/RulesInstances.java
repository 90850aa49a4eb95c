package dev.grundy.authoring.verify;

import dev.grundy.judging.make.PreparedTest;
import dev.grundy.problem.pack.GameRules;
import dev.grundy.problem.pack.GeneratorCall;
import dev.grundy.problem.pack.Practice.Exhaustive;
import dev.grundy.problem.pack.Practice.Tiny;
import dev.grundy.sandbox.StoredFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The instances on which answers are proved: all that the package enumerates, its samples, and random tiny ones. */
final class RulesInstances {
    /** More of them would take minutes, and belong into a smaller range of sizes. */
    private static final int MOST_ENUMERATED = 20_000;

    private static final int RANDOM = 200;
    private static final int AT_A_TIME = 64;

    private final Proof proof;
    private final Set<String> seen = new HashSet<>();
    private final List<Instance> all = new ArrayList<>();

    private RulesInstances(Proof proof) {
        this.proof = proof;
    }

    /** Where an instance comes from. */
    enum Origin {
        /** Its games must not be too large. */
        ENUMERATED,
        SAMPLE,
        RANDOM
    }

    record Instance(String name, StoredFile input, Origin origin) {
        boolean isEnumerated() {
            return origin == Origin.ENUMERATED;
        }

        boolean isSample() {
            return origin == Origin.SAMPLE;
        }
    }

    /** Each input once. */
    static List<Instance> of(Proof proof, GameRules game) {
        RulesInstances instances = new RulesInstances(proof);
        game.exhaustive().ifPresent(instances::addEnumerated);
        proof.prepared().stream().filter(test -> test.test().isSample()).forEach(instances::addSample);
        proof.problem().practice().tiny().ifPresent(instances::addRandom);
        return instances.all;
    }

    private void addEnumerated(Exhaustive exhaustive) {
        for (int size = exhaustive.sizes().least(); size <= exhaustive.sizes().most(); size++) {
            for (int from = 0; addFrom(exhaustive, size, from); from += AT_A_TIME) {
                if (all.size() > MOST_ENUMERATED) {
                    throw new IllegalArgumentException("practice.yaml or game.yaml enumerates more than "
                            + MOST_ENUMERATED + " instances; narrow exhaustive_sizes");
                }
            }
        }
    }

    /** Whether there may be more of this size. */
    private boolean addFrom(Exhaustive exhaustive, int size, int from) {
        List<GeneratorCall> calls = IntStream.range(from, from + AT_A_TIME)
                .mapToObj(index -> exhaustive.generate().withSizeAndIndex(size, index))
                .toList();
        for (Optional<Instance> made : proof.parallel().map(calls, call -> made(call, Origin.ENUMERATED))) {
            if (made.isEmpty()) {
                return false;
            }
            add(made.get());
        }
        return true;
    }

    private void addSample(PreparedTest test) {
        add(new Instance("test " + test.name(), test.input(), Origin.SAMPLE));
    }

    private void addRandom(Tiny tiny) {
        int sizes = tiny.sizes().most() - tiny.sizes().least() + 1;
        List<GeneratorCall> calls = IntStream.range(0, RANDOM)
                .mapToObj(i -> tiny.generate().withSizeAndSeed(tiny.sizes().least() + i % sizes, i / sizes + 1))
                .toList();
        proof.parallel().map(calls, call -> made(call, Origin.RANDOM)).forEach(made -> made.ifPresent(this::add));
    }

    /** Empty when the generator has nothing more to print. */
    private Optional<Instance> made(GeneratorCall call, Origin origin) {
        byte[] input = proof.runner().generation().input(call);
        return input.length == 0
                ? Optional.empty()
                : Optional.of(new Instance("generators/" + call.command(), proof.stored(input), origin));
    }

    private void add(Instance instance) {
        if (seen.add(instance.input().hash().hex())) {
            all.add(instance);
        }
    }
}
