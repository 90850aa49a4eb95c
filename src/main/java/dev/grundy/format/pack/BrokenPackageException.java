package dev.grundy.format.pack;

import java.util.List;
import java.util.stream.Collectors;

/** A package that cannot be used, with all that is wrong with it; the message has one line per fault. */
public final class BrokenPackageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    public BrokenPackageException(String packageName, List<Fault> faults) {
        super(message(packageName, faults));
        this.faults = List.copyOf(faults);
    }

    public List<Fault> faults() {
        return faults;
    }

    private static String message(String packageName, List<Fault> faults) {
        return faults.stream().map(fault -> packageName + "/" + fault).collect(Collectors.joining("\n"));
    }
}
