package dev.grundy.sandbox;

import java.nio.file.Path;
import java.util.List;

/**
 * What cells are made of on this host; {@link Host#config} finds the usual values.
 *
 * @param runner       the binary built from src/main/c/cell
 * @param runDirectory where running judges keep their FIFOs and the like, each below a name of its own
 * @param cores        numbers of the cores to use, one cell each
 * @param toolRoots    directories outside /usr that programs may read
 */
public record CellsConfig(
        Path runner, Path bubblewrap, Walls walls, Cgroups cgroups, Store store, Path runDirectory, List<Integer> cores, List<Path> toolRoots) {

    public CellsConfig {
        cores = List.copyOf(cores);
        toolRoots = List.copyOf(toolRoots);
        if (cores.isEmpty()) {
            throw new IllegalArgumentException("at least one core is needed for cells");
        }
    }

    public CellsConfig withCores(List<Integer> cores) {
        return new CellsConfig(runner, bubblewrap, walls, cgroups, store, runDirectory, cores, toolRoots);
    }
}
