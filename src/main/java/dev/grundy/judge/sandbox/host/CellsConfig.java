package dev.grundy.judge.sandbox.host;

import dev.grundy.judge.sandbox.command.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * The parts of cells on this host; {@link Host#config} finds the usual values.
 *
 * @param runner       the binary built from src/main/c/cell
 * @param missing      walls that cells do without
 * @param runDirectory where running judges keep their FIFOs and the like, each below a name of its own
 * @param cores        numbers of the cores that cells may have, in the order in which they are tried
 * @param cells        how many cells are wanted, each on a core that no other pool of the host uses
 * @param coreLocks    where pools of the host claim cores
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
        int cells,
        Path coreLocks,
        List<Path> toolRoots,
        Duration patience) {

    public CellsConfig {
        cores = List.copyOf(cores);
        toolRoots = List.copyOf(toolRoots);
        missing = Set.copyOf(missing);
        if (cores.isEmpty() || cells < 1 || cells > cores.size()) {
            throw new IllegalArgumentException(
                    "each of at least one cell needs a core, got " + cells + " cells on cores " + cores);
        }
    }

    /** A cell for each of these cores. */
    public CellsConfig withCores(List<Integer> cores) {
        return with(missing, cores, cores.size(), coreLocks, patience);
    }

    /** Fewer cells on the same cores. */
    public CellsConfig withCells(int cells) {
        return with(missing, cores, cells, coreLocks, patience);
    }

    public CellsConfig withCoreLocks(Path coreLocks) {
        return with(missing, cores, cells, coreLocks, patience);
    }

    public CellsConfig withMissing(Set<Wall> missing) {
        return with(missing, cores, cells, coreLocks, patience);
    }

    public CellsConfig withPatience(Duration patience) {
        return with(missing, cores, cells, coreLocks, patience);
    }

    public CellsConfig withBubblewrap(Path bubblewrap) {
        return new CellsConfig(
                runner,
                bubblewrap,
                walls,
                missing,
                cgroups,
                store,
                runDirectory,
                cores,
                cells,
                coreLocks,
                toolRoots,
                patience);
    }

    private CellsConfig with(Set<Wall> missing, List<Integer> cores, int cells, Path coreLocks, Duration patience) {
        return new CellsConfig(
                runner,
                bubblewrap,
                walls,
                missing,
                cgroups,
                store,
                runDirectory,
                cores,
                cells,
                coreLocks,
                toolRoots,
                patience);
    }
}
