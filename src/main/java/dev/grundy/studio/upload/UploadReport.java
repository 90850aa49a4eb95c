package dev.grundy.studio.upload;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.format.pack.Fault;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The report of a node on an upload, as the database stores it.
 *
 * @param format   the format that it was read as; null if none fits
 * @param name     of the package; null if there is none
 * @param readable whether the package has no errors
 * @param faults   the faults of the package, errors first
 * @param losses   parts of the format that ours has no place for, one line each
 */
public record UploadReport(
        @Nullable String format, @Nullable String name, boolean readable, List<FaultJson> faults, List<String> losses) {
    /** Of faults and of losses: more are read by nobody. */
    private static final int MOST = 500;

    private static final int LONGEST = 1000;

    public UploadReport {
        faults = List.copyOf(faults);
        losses = List.copyOf(losses);
    }

    /** Cut where there is more than anybody reads. */
    public static UploadReport of(
            @Nullable String format, @Nullable String name, List<Fault> faults, List<String> losses) {
        return new UploadReport(
                format,
                name,
                faults.stream().noneMatch(Fault::isError),
                faults.stream().sorted().limit(MOST).map(FaultJson::of).toList(),
                losses.stream().limit(MOST).map(UploadReport::cut).toList());
    }

    private static String cut(String text) {
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    }

    public List<FaultJson> errors() {
        return faults.stream().filter(FaultJson::isError).toList();
    }

    public List<FaultJson> warnings() {
        return faults.stream().filter(fault -> !fault.isError()).toList();
    }

    /**
     * A {@link Fault}.
     *
     * @param severity {@code error} or {@code warning}
     * @param line     null when it is in no line
     */
    public record FaultJson(
            String severity,
            String file,
            @Nullable Integer line,
            String found,
            @JsonProperty("to_do") String cure) {
        static FaultJson of(Fault fault) {
            return new FaultJson(
                    fault.severity().label(),
                    cut(fault.file()),
                    fault.line().isPresent() ? fault.line().getAsInt() : null,
                    cut(fault.found()),
                    cut(fault.cure()));
        }

        boolean isError() {
            return severity.equals(Fault.Severity.ERROR.label());
        }

        /** {@code file:line}, or only the file; empty for the package itself. */
        public String place() {
            String name = file.equals(".") ? "" : file;
            return line == null ? name : name + ":" + line;
        }
    }
}
