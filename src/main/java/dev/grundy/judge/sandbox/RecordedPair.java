package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.Recording;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.Stdout;
import dev.grundy.judge.sandbox.protocol.RunnerRequests;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Predicate;

/**
 * Two programs that talk through somebody who takes it down. As in {@link Cells#runPair}, but each has two channels of its own with a
 * {@link Relay} between them, which takes time. It is for conversations that are shown, not for those that are judged.
 *
 * @param channels where the channels lie
 * @param name     unique among the running ones
 */
record RecordedPair(Path channels, String name, Executor partners, Recording recording) {
    PairOutcome run(Core core, Command first, Command second, Predicate<RunOutcome> decides) {
        Command talker = first.withStdin(new Stdin.Channel(name + "-d")).withStdout(new Stdout.Channel(name + "-a"));
        Command partner = second.withStdin(new Stdin.Channel(name + "-b")).withStdout(new Stdout.Channel(name + "-c"));
        try (HeldRun one = core.main().hold(talker, RunnerRequests.Start.ON_GO);
                HeldRun two = core.partner().hold(partner, RunnerRequests.Start.ON_GO);
                Relay there = relay("-a", "-b", Recording.Side.FIRST);
                Relay back = relay("-c", "-d", Recording.Side.SECOND)) {
            return run(one, two, there, back, decides);
        }
    }

    private Relay relay(String from, String to, Recording.Side side) {
        return Relay.between(channels.resolve(name + from), channels.resolve(name + to), recording, side);
    }

    /** As without a relay, the first sees its partner's end only when the partner's outcome is known and decides nothing. */
    private PairOutcome run(HeldRun one, HeldRun two, Relay there, Relay back, Predicate<RunOutcome> decides) {
        var carriedThere = CompletableFuture.runAsync(
                () -> {
                    there.carry();
                    there.end();
                },
                partners);
        var carriedBack = CompletableFuture.runAsync(back::carry, partners);
        var firstOutcome = CompletableFuture.supplyAsync(one::start, partners);
        try {
            RunOutcome secondOutcome = two.start();
            if (decides.test(secondOutcome)) {
                one.stop();
            } else {
                carriedBack.thenRunAsync(back::end, partners);
            }
            PairOutcome pair = new PairOutcome(firstOutcome.join(), secondOutcome);
            carriedThere.join(); // the last words of the first are written down
            return pair;
        } catch (CompletionException e) {
            throw e.getCause() instanceof SandboxException ours ? ours : e;
        } finally {
            one.stop();
            firstOutcome.exceptionally(_ -> null).join(); // it must be over before its cell is given back
        }
    }
}
