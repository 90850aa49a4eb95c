package dev.grundy.format.yaml;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.Fault.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Collects what is wrong with one package while it is read. In a package of ours every deviation is an error. In one of others, which was
 * judged elsewhere as it is, and in a published one, only what makes a right verdict impossible. Not
 * safe for use by several threads.
 */
public final class Faults {
    private final Collected collected;
    private final boolean isOfDeviations;

    /** @param isDeviation whether it is no more than a warning in a package of others */
    private record Noted(Fault fault, boolean isDeviation) {}

    private static final class Collected {
        private final List<Noted> noted = new ArrayList<>();
        private boolean isOfOthers;
        private boolean isPublished;
        private boolean isServed;
    }

    public Faults() {
        this(new Collected(), false);
    }

    private Faults(Collected collected, boolean isOfDeviations) {
        this.collected = collected;
        this.isOfDeviations = isOfDeviations;
    }

    /** Those of a version that some release accepted when it was published, perhaps a newer one than this. */
    public static Faults ofPublished() {
        Faults faults = new Faults();
        faults.collected.isPublished = true;
        faults.collected.isServed = true;
        faults.beLenient();
        return faults;
    }

    /** Those of a package that is to be served as its authors left it. */
    public static Faults ofServed() {
        Faults faults = new Faults();
        faults.collected.isServed = true;
        return faults;
    }

    /** Whether they are told to the one who serves the package, and not to its authors. */
    public boolean areOfServed() {
        return collected.isServed;
    }

    /** None yet, of the same package. */
    public Faults none() {
        Faults none = new Faults();
        none.collected.isOfOthers = collected.isOfOthers;
        none.collected.isPublished = collected.isPublished;
        none.collected.isServed = collected.isServed;
        return none;
    }

    /** The same faults, for the reading of what no verdict depends on: errors told to this are deviations. */
    public Faults ofDeviations() {
        return new Faults(collected, true);
    }

    public void error(String file, String found, String cure) {
        error(file, OptionalInt.empty(), found, cure);
    }

    public void error(String file, int line, String found, String cure) {
        error(file, OptionalInt.of(line), found, cure);
    }

    private void error(String file, OptionalInt line, String found, String cure) {
        collected.noted.add(new Noted(new Fault(Severity.ERROR, file, line, found, cure), isOfDeviations));
    }

    public void warning(String file, String found, String cure) {
        addAll(List.of(new Fault(Severity.WARNING, file, OptionalInt.empty(), found, cure)));
    }

    public void warning(String file, int line, String found, String cure) {
        addAll(List.of(new Fault(Severity.WARNING, file, OptionalInt.of(line), found, cure)));
    }

    /** An error in our own packages, a warning in those of others. */
    public void deviation(String file, OptionalInt line, String found, String cure) {
        collected.noted.add(new Noted(new Fault(Severity.ERROR, file, line, found, cure), true));
    }

    /**
     * A key that nobody asked for: a deviation, but an error where it resembles one that is known, since its author meant that. A published package
     * holds no such slips: there it is a key of a newer release.
     */
    public void unknownKey(String file, int line, String key, Optional<String> similar) {
        String cure = similar.map(known -> "did you mean '" + known + "'?").orElse("remove it");
        Fault fault = new Fault(Severity.ERROR, file, OptionalInt.of(line), "unknown key '" + key + "'", cure);
        boolean isSlip = similar.isPresent() && !collected.isPublished;
        collected.noted.add(new Noted(fault, isOfDeviations || !isSlip));
    }

    /** From now on this is about a package of others, and so is what was collected before. */
    public void beLenient() {
        collected.isOfOthers = true;
    }

    public void addAll(List<Fault> others) {
        others.forEach(fault -> collected.noted.add(new Noted(fault, false)));
    }

    public boolean hasErrors() {
        return list().stream().anyMatch(Fault::isError);
    }

    public List<Fault> list() {
        return collected.noted.stream()
                .map(noted -> noted.isDeviation() && collected.isOfOthers ? asWarning(noted.fault()) : noted.fault())
                .toList();
    }

    private static Fault asWarning(Fault fault) {
        return new Fault(Severity.WARNING, fault.file(), fault.line(), fault.found(), fault.cure());
    }
}
