package dev.grundy.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;

/**
 * Starts the runner of one cell, again after each breakdown.
 *
 * @param number    of the cell; decides its user and the name of its cgroups
 * @param core      the one core of all its processes
 * @param launcher  one thread that lives as long as the cells: the kernel ends a cell with the thread that started it
 */
record CellStarter(
        CellSetup setup, CgroupTree tree, int number, int core, ExecutorService launcher, ScheduledExecutorService watchdog) {

    /** @throws SandboxException when the walls cannot be built, with what bubblewrap or the runner said */
    Runner start() {
        Map<String, Path> groups = tree.makeCell(Integer.toString(number));
        List<String> command = command(groups);
        try {
            Process process = launcher.submit(() -> new ProcessBuilder(command).start()).get();
            return Runner.greet(process, watchdog);
        } catch (ExecutionException e) {
            throw new SandboxException("cannot start '" + command.getFirst() + "': " + e.getCause().getMessage(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted while a cell was being started", e);
        }
    }

    private List<String> command(Map<String, Path> groups) {
        var command = new ArrayList<String>();
        command.addAll(List.of(setup.runner().toString(), "join", "--core", Integer.toString(core)));
        groups.values().forEach(group -> command.addAll(List.of("--cgroup", group.toString())));
        command.add("--");
        command.addAll(Bubblewrap.arguments(setup, groups));
        command.addAll(List.of("--", "/g/cell", "serve", "--meter", setup.meter().code));
        if (setup.walls() == Walls.ROOT) {
            command.addAll(List.of("--uid", Integer.toString(setup.firstUser() + number)));
        }
        return command;
    }
}
