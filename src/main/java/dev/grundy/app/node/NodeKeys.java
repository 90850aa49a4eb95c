package dev.grundy.app.node;

import dev.grundy.base.queue.roster.NodeRole;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The keys that tell a node what it does; {@link NodeConfig} is what becomes of them. */
@ConfigMapping(prefix = "grundy")
interface NodeKeys {
    /** The role of the node: web serves pages, judge judges, all does both. */
    @WithDefault("all")
    NodeRole role();

    /** Where everything lives that outlasts a restart: the database, unpacked packages, what judging keeps. */
    @WithDefault("data")
    Path data();

    /** The checkout that the launcher stands in, where the program is that lives in every cell. */
    @WithDefault(".")
    Path home();

    /** Whether programs are judged even where walls are missing; every page says so then. */
    @WithDefault("false")
    boolean unsafe();

    Judge judge();

    /** How it judges. */
    interface Judge {
        /** How many judgings are worked on at once; without it one for each cell, which is what the cores can bear. */
        Optional<Integer> workers();

        /** How long a stopping node waits for judgings to come to their end before it gives them back. */
        @WithDefault("5s")
        Duration drain();

        /** Whether the tests of all problems are made when the node starts, so that no submission waits for them. */
        @WithDefault("true")
        boolean prepare();

        /**
         * The findings about programs after their verdicts, by the names in addresses, with commas between them; without it everything. A wrong name
         * is refused with all that there are.
         */
        Optional<List<String>> findings();

        /**
         * How much CPU time is spent on measuring how one program grows, accepted or too slow. It is spent when there is nothing else to do; 0s
         * for none.
         */
        @WithDefault("30s")
        Duration growth();

        /**
         * Whether the solvers of each problem are compared with the rules of its game once, so that its page says so. It happens when there is
         * nothing else to do, never without `grundy.judge.prepare`. Nodes that serve pages ask for it, so their value counts.
         */
        @WithDefault("true")
        boolean rules();

        /**
         * Whether they are compared once more, every solver on every instance and on 10,000 random ones. That happens when all problems were
         * compared and there is still nothing else to do. It takes up to some hours of one core for each problem.
         */
        @WithDefault("true")
        boolean thoroughRules();

        /** In MiB: with less room on the disk the node takes nothing, for it would only use up tries. */
        @WithDefault("256")
        long leastFreeMebibytes();

        /** In MiB: how much compiled programs and made tests may take; beyond it, what was unused longest goes. */
        @WithDefault("10240")
        long cacheMebibytes();

        /** In seconds: how long a node that only judges waits for a web node to bring the schema up to date. */
        @WithDefault("60")
        int schemaPatienceSeconds();

        /** Which languages this node judges, by id, with commas between them; without it all whose tools it has. */
        Optional<List<String>> languages();

        FastStart fastStart();
    }

    /** Which ways of being quick are used; {@code ./grundy bench fast-start-…} measures each. */
    interface FastStart {
        /** Whether an identical source is compiled only once. */
        @WithDefault("true")
        boolean reuse();

        /** Whether g++ reads bits/stdc++.h in its precompiled form. */
        @WithDefault("true")
        boolean header();

        /** Whether Java is compiled by a JVM that stays warm. */
        @WithDefault("true")
        boolean javac();

        /** Whether programs start by run.argv of languages.yaml rather than by run.plain_argv. */
        @WithDefault("true")
        boolean flags();

        /** Whether interpreters start on idle cores while the source is compiled; gains nothing where all cores have work. */
        @WithDefault("false")
        boolean ahead();
    }
}
