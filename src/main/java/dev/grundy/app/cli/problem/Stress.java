package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.search.SearchLimits;
import dev.grundy.judge.search.SearchResult;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ./grundy stress PROBLEM SOURCE}: the smallest input on which a program fails. */
@Command(
        name = "stress",
        description =
                "Look for the smallest input on which a program fails. Exit code 0: none found, 1: found, 2: usage or a broken package.",
        mixinStandardHelpOptions = true)
public final class Stress implements Callable<Integer> {
    @Mixin
    private AskedProgram asked = new AskedProgram();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Path source = asked.source();
        PrintWriter out = spec.commandLine().getOut();
        try (Problems problems = new Problems(
                        Places.home().resolve("problems"), spec.commandLine().getErr());
                LocalJudge judge =
                        LocalJudge.open(Places.cellRunner(), Places.cache().resolve("judge"))) {
            SearchResult result = judge.stress(
                    problems.find(asked.problem()), source, asked.language(), asked.seed(), SearchLimits.USUAL);
            out.println(asked.json() ? result.toJson() : text(result));
            return (result.failed() ? ExitCode.NOT : ExitCode.FINE).value();
        }
    }

    static String text(SearchResult result) {
        Counterexample found = result.counterexample();
        String cause = result.cause() == null ? "" : "\nProbable cause: " + result.cause();
        if (found == null) {
            return result.message() + cause;
        }
        String failure = String.join(
                "\n",
                found.verdict() + " (" + found.verdict().label() + ") on the smallest input found:",
                found.input(),
                answered(found),
                found.message(),
                "Shrunk from: " + found.origin() + "; " + result.tried() + " instances tried in " + result.timeS()
                        + " s");
        return (result.message() == null ? failure : failure + "\n" + result.message()) + cause;
    }

    private static String answered(Counterexample found) {
        Conversation held = found.conversation();
        return held == null
                ? String.join("\n", "Expected:", found.expected(), "Output:", found.output())
                : "Conversation, < the interactor, > the program:\n" + said(held);
    }

    /** As the package format writes interactions. */
    private static String said(Conversation held) {
        Stream<String> gap = held.leftOut() == 0 ? Stream.of() : Stream.of("… (" + held.leftOut() + " bytes left out)");
        return Stream.of(
                        held.beginning().stream().flatMap(Stress::lines),
                        gap,
                        held.end().stream().flatMap(Stress::lines))
                .flatMap(part -> part)
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> lines(Conversation.Turn turn) {
        String mark = turn.speaker() == Conversation.Speaker.PROGRAM ? ">" : "<";
        return turn.text().lines().map(line -> mark + line);
    }
}
