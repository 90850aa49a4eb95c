package dev.grundy.play;

import dev.grundy.play.GameGraph.Standing;
import dev.grundy.play.Instances.Choice;
import dev.grundy.web.Texts;

/**
 * An instance as pages show it.
 *
 * @param name the last part of its address
 * @param title in the reader's language
 * @param refusal why the input is none of the problem's; empty unless it was refused
 * @param next the name of another of the same level; empty for samples
 */
public record InstanceView(String name, String title, boolean sample, Standing standing, String next, String refusal) {
    static InstanceView of(Choice choice) {
        Standing standing = choice.graph().map(GameGraph::standing).orElse(Standing.PREPARING);
        String refusal = choice.graph().map(GameGraph::refusal).orElse("");
        return switch (choice.name()) {
            case InstanceName.Own _ ->
                new InstanceView(choice.name().text(), Texts.of("match-own"), false, standing, "", refusal);
            case InstanceName.Sample(int number) ->
                new InstanceView(choice.name().text(), Texts.of("match-sample", number), true, standing, "", refusal);
            case InstanceName.Made made ->
                new InstanceView(
                        made.text(),
                        Texts.of("match-level", made.level(), Integer.toString(made.seed())),
                        false,
                        standing,
                        made.next().text(),
                        refusal);
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
