package dev.grundy.format.writeup;

import dev.grundy.format.pack.Fault;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** A document of which no package can be made, with everything that is wrong with it. */
public final class WriteUpException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    /** @param faults at least one */
    WriteUpException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("; ")));
        this.faults = List.copyOf(faults);
    }

    static WriteUpException at(String file, int line, String found, String cure) {
        return new WriteUpException(List.of(new Fault(Fault.Severity.ERROR, file, OptionalInt.of(line), found, cure)));
    }

    /** Each with the document's name, its line and the cure; never empty. */
    public List<Fault> faults() {
        return faults;
    }
}
