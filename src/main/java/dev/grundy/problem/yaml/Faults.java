package dev.grundy.problem.yaml;

import dev.grundy.problem.pack.Fault;
import dev.grundy.problem.pack.Fault.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Collects what is wrong with one package while it is read. Not safe for use by several threads. */
public final class Faults {
    private final List<Fault> faults = new ArrayList<>();
    private boolean lenient;

    public void error(String file, String found, String cure) {
        faults.add(new Fault(Severity.ERROR, file, OptionalInt.empty(), found, cure));
    }

    public void error(String file, int line, String found, String cure) {
        faults.add(new Fault(Severity.ERROR, file, OptionalInt.of(line), found, cure));
    }

    public void warning(String file, String found, String cure) {
        faults.add(new Fault(Severity.WARNING, file, OptionalInt.empty(), found, cure));
    }

    public void warning(String file, int line, String found, String cure) {
        faults.add(new Fault(Severity.WARNING, file, OptionalInt.of(line), found, cure));
    }

    /** An error in our own packages; in those of others, which were judged elsewhere as they are, a warning. */
    public void deviation(boolean ours, String file, OptionalInt line, String found, String cure) {
        faults.add(new Fault(ours ? Severity.ERROR : Severity.WARNING, file, line, found, cure));
    }

    /** Something no format knows, and no likely slip: packages of others carry much that only their own tools read. */
    public void unknown(String file, int line, String found, String cure) {
        faults.add(new Fault(lenient ? Severity.WARNING : Severity.ERROR, file, OptionalInt.of(line), found, cure));
    }

    /** From now on this is about a package of others. */
    public void beLenient() {
        lenient = true;
    }

    public boolean isLenient() {
        return lenient;
    }

    public void addAll(List<Fault> others) {
        faults.addAll(others);
    }

    public boolean hasErrors() {
        return faults.stream().anyMatch(Fault::isError);
    }

    public List<Fault> list() {
        return List.copyOf(faults);
    }
}
