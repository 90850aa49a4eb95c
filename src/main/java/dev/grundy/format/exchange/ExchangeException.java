package dev.grundy.format.exchange;

import dev.grundy.format.pack.Fault;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An import or export that cannot be done; the message says what was found and what to do. */
public sealed class ExchangeException extends RuntimeException permits UnknownFormatException {
    private static final long serialVersionUID = 1L;

    private static final Pattern PLACE = Pattern.compile(
            "(init\\.yml|problem\\.xml|problem\\.yaml|info\\.toml)(?::(\\d{1,9}))?+(?:: )?+(.*)", Pattern.DOTALL);
    private static final String MEND = "fix it, and import it again";

    private final transient List<Fault> faults;

    public ExchangeException(String message) {
        super(message);
        this.faults = List.of();
    }

    public ExchangeException(String message, Throwable cause) {
        super(message, cause);
        this.faults = List.of();
    }

    /** @param faults the faults of the source's files, at least one */
    ExchangeException(String message, List<Fault> faults) {
        super(message);
        this.faults = List.copyOf(faults);
    }

    /** Never null: all that is thrown says why. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** The faults of the source, each with file, cure and, where it is known, line; never empty. */
    public List<Fault> faults() {
        return faults.isEmpty() ? List.of(fault(getMessage())) : faults;
    }

    /** Messages begin with the file, where it is one's fault, and end with what to do behind a semicolon. */
    private static Fault fault(String message) {
        Matcher place = PLACE.matcher(message);
        boolean isPlaced = place.matches();
        OptionalInt line = isPlaced && place.group(2) != null
                ? OptionalInt.of(Integer.parseInt(place.group(2)))
                : OptionalInt.empty();
        String told = isPlaced ? place.group(3).strip() : message;
        int cure = told.lastIndexOf("; ");
        return new Fault(
                Fault.Severity.ERROR,
                isPlaced ? place.group(1) : ".",
                line,
                cure < 0 ? told : told.substring(0, cure),
                cure < 0 ? MEND : told.substring(cure + 2));
    }
}
