package dev.grundy.sandbox;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What cells are made of on this host; {@link Host#config} finds the usual values.
 *
 * @param runner       the binary built from src/main/c/cell
 * @param missing      walls that cells do without
 * @param runDirectory where running judges keep their FIFOs and the like, each below a name of its own
 * @param cores        numbers of the cores to use, one cell each
 * @param toolRoots    directories outside /usr that programs may read
 * @param patience     how long a runner may take for its own work, on the busiest machine, before it is ended as hung
 */
public record CellsConfig(
        Path runner,
        Path bubblewrap,
        Walls walls,
        Set<Wall> missing,
        Cgroups cgroups,
        Store store,
        Path runDirectory,
        List<Integer> cores,
        List<Path> toolRoots,
        Duration patience) {

    public CellsConfig {
        cores = List.copyOf(cores);
        toolRoots = List.copyOf(toolRoots);
        missing = Set.copyOf(missing);
        if (cores.isEmpty()) {
            throw new IllegalArgumentException("at least one core is needed for cells");
        }
    }

    public CellsConfig withCores(List<Integer> cores) {
        return new CellsConfig(
                runner, bubblewrap, walls, missing, cgroups, store, runDirectory, cores, toolRoots, patience);
    }

    CellsConfig withMissing(Set<Wall> missing) {
        return new CellsConfig(
                runner, bubblewrap, walls, missing, cgroups, store, runDirectory, cores, toolRoots, patience);
    }

    CellsConfig withPatience(Duration patience) {
        return new CellsConfig(
                runner, bubblewrap, walls, missing, cgroups, store, runDirectory, cores, toolRoots, patience);
    }
}
