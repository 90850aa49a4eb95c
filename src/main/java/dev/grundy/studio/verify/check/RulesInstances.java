package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.Practice.Exhaustive;
import dev.grundy.format.pack.Practice.Tiny;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.judge.make.Enumeration;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The instances on which answers are proved: all that the package enumerates, its samples, and random tiny ones. */
final class RulesInstances {
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
        /** Instances that practice.yaml enumerates for counterexamples, where game.yaml enumerates something else. */
        ALSO,
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
        Optional<Exhaustive> tiny = proof.problem().practice().tiny().flatMap(Tiny::exhaustive);
        game.exhaustive().ifPresent(exhaustive -> instances.addEnumerated(exhaustive, Origin.ENUMERATED));
        proof.prepared().stream().filter(test -> test.test().isSample()).forEach(instances::addSample);
        tiny.ifPresent(exhaustive -> instances.addEnumerated(exhaustive, Origin.ALSO));
        proof.problem().practice().tiny().ifPresent(instances::addRandom);
        return instances.all;
    }

    private void addEnumerated(Exhaustive exhaustive, Origin origin) {
        new Enumeration(proof.runner().generation(), exhaustive)
                .all(calls -> proof.parallel().map(calls, proof.runner().generation()::input))
                .forEach(made -> add(new Instance(made.origin(), proof.stored(made.input()), origin)));
    }

    private void addSample(PreparedCase test) {
        add(new Instance("test " + test.name(), test.input(), Origin.SAMPLE));
    }

    private void addRandom(Tiny tiny) {
        int sizes = tiny.sizes().most() - tiny.sizes().least() + 1;
        List<GeneratorCall> calls = IntStream.range(
                        0, proof.options().rulesReach().random())
                .mapToObj(i -> tiny.generate().withSizeAndSeed(tiny.sizes().least() + i % sizes, i / sizes + 1))
                .toList();
        proof.parallel().map(calls, this::made).forEach(made -> made.ifPresent(this::add));
    }

    /** Empty when the generator has nothing more to print. */
    private Optional<Instance> made(GeneratorCall call) {
        byte[] input = proof.runner().generation().input(call);
        return input.length == 0
                ? Optional.empty()
                : Optional.of(new Instance("generators/" + call.command(), proof.stored(input), Origin.RANDOM));
    }

    private void add(Instance instance) {
        if (seen.add(instance.input().hash().hex())) {
            all.add(instance);
        }
    }
}
