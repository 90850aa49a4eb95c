package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.PairOutcome;
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
 * Two programs on one core, each one's standard output being the other's standard input. Both are armed before either starts.
 *
 * @param channels where the channels lie
 * @param name     unique among the running ones
 * @param partners for what waits beside the caller
 */
record DirectPair(Path channels, String name, Executor partners) {
    /**
     * The channel to which the second program writes is held open until one of the two is known to be over. Else the first could see the end, and end
     * itself, before the second one's end is noticed, and who was first would be anybody's guess. The other way a program may close its output long
     * before it ends, and its partner is to see that. When the first is over, the second's further output is thrown away. No interactor fails for a
     * solution that ended without reading its last word. And the other way round, as long as the second one does not decide: no solution fails for
     * its last word.
     */
    @SuppressWarnings("try") // a channel is closed before its end where the partner must see that end
    PairOutcome run(Core core, Command first, Command second, Predicate<RunOutcome> decides, Preemption preemption) {
        var there = name + "-there";
        var back = name + "-back";
        Command talker = first.withStdin(new Stdin.Channel(back)).withStdout(new Stdout.Channel(there));
        Command partner = second.withStdin(new Stdin.Channel(there)).withStdout(new Stdout.Channel(back));
        try (HeldRun one = core.main().hold(talker, RunnerRequests.Start.ON_GO);
                HeldRun two = core.partner().hold(partner, RunnerRequests.Start.ON_GO);
                HeldChannel toSecond = HeldChannel.readingEnd(channels.resolve(there));
                HeldChannel ofSecond = HeldChannel.bothEnds(channels.resolve(back));
                Preemption _ = preemption.of(one, two)) {
            var firstOutcome = CompletableFuture.supplyAsync(one::start, partners);
            firstOutcome.whenCompleteAsync((outcome, failure) -> ofSecond.drain(), partners);
            try {
                RunOutcome secondOutcome = two.start();
                if (decides.test(secondOutcome)) {
                    one.stop(); // while its channels are held: it must not end by seeing their end
                } else {
                    ofSecond.close();
                    partners.execute(toSecond::drain);
                }
                return new PairOutcome(firstOutcome.join(), secondOutcome);
            } catch (CompletionException e) {
                throw e.getCause() instanceof SandboxException ours ? ours : e;
            } finally {
                one.stop();
                firstOutcome.exceptionally(_ -> null).join(); // it must be over before its cell is given back
            }
        }
    }
}
