package dev.grundy.app.node;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.judge.compile.FastStartConfig;
import dev.grundy.judge.result.FindingKind;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The role and the settings of this node.
 *
 * @param role    {@code grundy.role}: whether it serves pages, judges, or both
 * @param data    {@code grundy.data}: where everything lives that outlasts a restart
 * @param home    {@code grundy.home}: the checkout that the launcher stands in
 * @param workers {@code grundy.judge.workers}: how many judgings to work on at once; one for each cell unless said otherwise
 * @param drain   {@code grundy.judge.drain}: how long a stopping node waits for judgings to come to their end
 * @param prepare {@code grundy.judge.prepare}: whether the tests of all problems are made when the node starts, so that no
 *                submission waits for them
 * @param leastFree {@code grundy.judge.least-free-mebibytes}: with less room on the disk the node takes no judging
 * @param cache   {@code grundy.judge.cache-mebibytes}: how much compiled programs and made tests may take; beyond it, the entries unused for longest
 *                go
 * @param unsafe  {@code grundy.unsafe}: whether programs are judged even where walls are missing
 * @param findings {@code grundy.judge.findings}, growth only if {@code grundy.judge.growth} is more than none: the findings that verdicts of this
 *               node ask for
 * @param growth {@code grundy.judge.growth}: how much CPU time is spent on measuring how a program grows; zero for none
 * @param rules {@code grundy.judge.rules}: whether this node, if it serves pages, has packages compared with the rules of their game in idle
 *              times. Not without {@code prepare}, for a comparison takes all tests
 * @param thoroughRules {@code grundy.judge.thorough-rules}: whether they are compared thoroughly after that
 * @param fastStart {@code grundy.judge.fast-start.…}: which ways of being quick are used
 */
record NodeConfig(
        NodeRole role,
        Path data,
        Path home,
        Optional<Integer> workers,
        Duration drain,
        boolean prepare,
        boolean unsafe,
        Set<FindingKind> findings,
        Duration growth,
        boolean rules,
        boolean thoroughRules,
        Optional<List<String>> languages,
        FastStartConfig fastStart,
        MemorySize leastFree,
        MemorySize cache) {

    /** The program that lives in every cell, where the build puts it. */
    Path cellRunner() {
        return home.resolve("target/cell/cell");
    }

    /** Where judging keeps its files. */
    FreeSpace space() {
        return new FreeSpace(data.resolve("judge"), leastFree);
    }

    /** @throws UnusableException for an id that is none of an offered language */
    static List<String> offered(List<String> ids, Languages languages) {
        List<String> known = languages.offered().stream().map(Language::id).toList();
        ids.stream().filter(id -> !known.contains(id)).findFirst().ifPresent(id -> {
            throw new UnusableException("grundy.judge.languages names '" + id
                    + "', which is no language that is offered; write some of " + String.join(",", known));
        });
        return ids;
    }

    /** @throws UnusableException for a name that is none of a finding */
    static Set<FindingKind> findings(Optional<List<String>> names, Duration growth) {
        List<String> known =
                Arrays.stream(FindingKind.values()).map(FindingKind::address).toList();
        Set<FindingKind> findings = EnumSet.noneOf(FindingKind.class);
        for (String name : names.orElse(known)) {
            findings.add(FindingKind.ofAddress(name)
                    .orElseThrow(() -> new UnusableException("grundy.judge.findings names '" + name
                            + "', which is nothing that can be found out; write some of "
                            + String.join(",", known))));
        }
        if (!growth.isPositive()) {
            findings.remove(FindingKind.GROWTH);
        }
        return findings;
    }

    /** Reads the keys. */
    @Singleton
    static final class Source {
        private final NodeConfig config;

        Source(NodeKeys keys, Languages languages) {
            NodeKeys.Judge judge = keys.judge();
            NodeKeys.FastStart quick = judge.fastStart();
            this.config = new NodeConfig(
                    keys.role(),
                    keys.data().toAbsolutePath(),
                    keys.home().toAbsolutePath(),
                    judge.workers(),
                    judge.drain(),
                    judge.prepare(),
                    keys.unsafe(),
                    findings(judge.findings(), judge.growth()),
                    judge.growth(),
                    judge.prepare() && judge.rules(),
                    judge.thoroughRules(),
                    judge.languages().map(ids -> offered(ids, languages)),
                    new FastStartConfig(quick.reuse(), quick.header(), quick.javac(), quick.flags(), quick.ahead()),
                    MemorySize.ofMebibytes(judge.leastFreeMebibytes()),
                    MemorySize.ofMebibytes(judge.cacheMebibytes()));
        }

        NodeConfig config() {
            return config;
        }
    }
}
