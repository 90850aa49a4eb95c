package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.Bubblewrap;
import dev.grundy.judge.sandbox.host.CellSetup;
import dev.grundy.judge.sandbox.host.CgroupTree;
import dev.grundy.judge.sandbox.host.Wall;
import dev.grundy.judge.sandbox.host.Walls;
import dev.grundy.judge.sandbox.protocol.Runner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** Starts the runner of one cell, again after each breakdown. For use by one thread at a time. */
final class CellStarter {
    private final CellSetup setup;
    private final CgroupTree tree;
    private final CellThreads threads;
    private final int number;
    private final OptionalInt core;
    private @Nullable String groups;

    /**
     * @param number of the cell; decides its user and the name of its cgroups
     * @param core   the one core of all its processes; empty: they may use all
     */
    CellStarter(CellSetup setup, CgroupTree tree, CellThreads threads, int number, OptionalInt core) {
        this.setup = setup;
        this.tree = tree;
        this.threads = threads;
        this.number = number;
        this.core = core;
    }

    /** The store from which its cell reads files. */
    Store store() {
        return setup.store();
    }

    /** @throws SandboxException when the walls cannot be built, with what bubblewrap or the runner said */
    Runner start() {
        List<String> command = command(freshGroups());
        try {
            // Not to be interrupted: nobody would end what is being started.
            Process process = CompletableFuture.supplyAsync(() -> launch(command), threads.launcher())
                    .join();
            return Runner.greet(process, threads.watchdog(), setup.patience());
        } catch (CompletionException e) {
            throw e.getCause() instanceof SandboxException ours ? ours : e;
        }
    }

    private static Process launch(List<String> command) {
        try {
            return new ProcessBuilder(command).start();
        } catch (IOException e) {
            throw new SandboxException("cannot start '" + command.getFirst() + "': " + e.getMessage(), e);
        }
    }

    /** A runner that broke leaves its limits behind in its groups, and perhaps processes that are still dying. */
    private Map<String, Path> freshGroups() {
        removeGroups();
        groups = tree.uniqueName(number);
        return tree.makeCell(groups);
    }

    /** To be called when the runner is gone. */
    void removeGroups() {
        if (groups != null) {
            tree.removeCell(groups);
        }
        groups = null;
    }

    private List<String> command(Map<String, Path> groups) {
        var command = new ArrayList<String>();
        command.addAll(List.of(setup.runner().toString(), "join"));
        core.ifPresent(one -> command.addAll(List.of("--core", Integer.toString(one))));
        groups.values().forEach(group -> command.addAll(List.of("--cgroup", group.toString())));
        command.add("--");
        command.addAll(Bubblewrap.arguments(setup, groups));
        command.addAll(List.of("--", Bubblewrap.RUNNER, "serve", "--meter", setup.meter().code));
        if (setup.missing().contains(Wall.FILTER)) {
            command.addAll(List.of("--filter", "none"));
        }
        if (setup.walls() == Walls.ROOT) {
            command.addAll(List.of("--uid", Integer.toString(setup.firstUser() + number)));
        }
        return command;
    }
}
