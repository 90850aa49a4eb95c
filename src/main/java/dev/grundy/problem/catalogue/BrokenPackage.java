package dev.grundy.problem.catalogue;

import java.time.Instant;
import java.util.List;

/**
 * A package that cannot be served as it is.
 *
 * @param directory its name below {@code problems/}
 * @param faults    each names file, line and cure
 */
public record BrokenPackage(String directory, List<String> faults, Instant foundAt) {
    public BrokenPackage {
        faults = List.copyOf(faults);
    }
}
