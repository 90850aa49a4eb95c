package dev.grundy.format.pack;

import java.util.List;
import java.util.Optional;

/**
 * The result of reading one package: the package when no fault is an error, and all faults, errors first.
 *
 * @param name the name of the directory or archive that was read
 */
public record PackageReading(String name, Optional<ProblemPackage> problem, List<Fault> faults) {
    public PackageReading {
        faults = Fault.condensed(faults);
        if (problem.isPresent() == faults.stream().anyMatch(Fault::isError)) {
            throw new IllegalArgumentException("a reading has a package or errors, never both or neither: " + faults);
        }
    }

    /** @throws BrokenPackageException when there are errors */
    public ProblemPackage orThrow() {
        return problem.orElseThrow(() -> new BrokenPackageException(name, faults));
    }

    public List<Fault> errors() {
        return faults.stream().filter(Fault::isError).toList();
    }

    /** Why the package is there without the game that it brings; empty where it has one, or brings none. */
    public List<Fault> faultsOfGame() {
        return problem.filter(found -> found.game().isEmpty()).isEmpty()
                ? List.of()
                : warnings().stream()
                        .filter(fault ->
                                fault.file().equals("game") || fault.file().startsWith("game/"))
                        .toList();
    }

    public List<Fault> warnings() {
        return faults.stream().filter(fault -> !fault.isError()).toList();
    }
}
