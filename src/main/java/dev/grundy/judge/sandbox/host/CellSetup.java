package dev.grundy.judge.sandbox.host;

import dev.grundy.judge.sandbox.command.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * The settings that all cells of a process share.
 *
 * @param runner     the static binary built from src/main/c/cell
 * @param missing    walls that cells do without
 * @param store      seen read-only by the runners
 * @param channels   where the runners of two cells make the FIFOs between their programs
 * @param etc        the directory that programs see as /etc
 * @param toolRoots  directories outside /usr that programs may read, JDKs for example
 * @param patience   how long a runner may take for its own work before it counts as hung
 * @param firstUser  programs of cell n run as user {@code firstUser + n}, when root builds the walls
 */
public record CellSetup(
        Path runner,
        Path bubblewrap,
        Walls walls,
        Set<Wall> missing,
        Store store,
        Path channels,
        Path etc,
        List<Path> toolRoots,
        Cgroups.Version meter,
        Duration patience,
        int firstUser) {

    public CellSetup {
        toolRoots = List.copyOf(toolRoots);
        missing = Set.copyOf(missing);
    }
}
