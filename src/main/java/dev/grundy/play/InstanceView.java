package dev.grundy.play;

import dev.grundy.play.GameGraph.Standing;
import dev.grundy.play.Instances.Choice;
import dev.grundy.web.Texts;

/**
 * An instance as pages show it.
 *
 * @param name the last part of its address
 * @param title in the reader's language
 * @param next the name of another of the same level; empty for samples
 */
public record InstanceView(String name, String title, boolean sample, Standing standing, String next) {
    static InstanceView of(Choice choice) {
        Standing standing = choice.graph().map(GameGraph::standing).orElse(Standing.PREPARING);
        return switch (choice.name()) {
            case InstanceName.Sample(int number) ->
                new InstanceView(choice.name().text(), Texts.of("match-sample", number), true, standing, "");
            case InstanceName.Made made ->
                new InstanceView(
                        made.text(),
                        Texts.of("match-level", made.level(), Integer.toString(made.seed())),
                        false,
                        standing,
                        made.next().text());
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

    public boolean isTooLarge() {
        return standing == Standing.TOO_LARGE;
    }
}
