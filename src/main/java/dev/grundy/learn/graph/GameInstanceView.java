package dev.grundy.learn.graph;

import dev.grundy.learn.graph.GameGraph.Standing;
import dev.grundy.learn.graph.Instances.Choice;
import dev.grundy.web.frame.Texts;

/**
 * An instance as pages show it.
 *
 * @param name the last part of its address
 * @param title in the reader's language
 * @param refusal why the input is none of the problem's; empty unless it was refused
 * @param next the name of another of the same level; empty for samples
 */
public record GameInstanceView(
        String name, String title, boolean sample, Standing standing, String next, String refusal) {
    public static GameInstanceView of(Choice choice) {
        Standing standing = choice.graph().map(GameGraph::standing).orElse(Standing.PREPARING);
        String refusal = choice.graph().map(GameGraph::refusal).orElse("");
        InstanceName name = choice.name();
        boolean isSample = name instanceof InstanceName.Sample;
        String next = name instanceof InstanceName.Made made ? made.next().text() : "";
        return new GameInstanceView(name.text(), title(name), isSample, standing, next, refusal);
    }

    /** In the reader's language. */
    static String title(InstanceName name) {
        return switch (name) {
            case InstanceName.Own _ -> Texts.of("match-own");
            case InstanceName.Sample(int number) -> Texts.of("match-sample", number);
            case InstanceName.Made(int level, int seed) -> Texts.of("match-level", level, Integer.toString(seed));
        };
    }

    public boolean isSample() {
        return sample;
    }

    public boolean isPreparing() {
        return standing == Standing.PREPARING;
    }

    public boolean isReady() {
        return standing == Standing.READY;
    }

    public boolean isRefused() {
        return standing == Standing.REFUSED;
    }

    public boolean isTooLarge() {
        return standing == Standing.TOO_LARGE;
    }
}
