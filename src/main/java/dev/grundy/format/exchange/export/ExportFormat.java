package dev.grundy.format.exchange.export;

import java.util.Arrays;
import java.util.Optional;

/** The formats that packages are given out in. */
public enum ExportFormat {
    ICPC_2025_09("icpc-2025-09"),
    LEGACY("legacy"),
    POLYGON("polygon");

    private final String label;

    ExportFormat(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    public static Optional<ExportFormat> of(String label) {
        return Arrays.stream(values())
                .filter(format -> format.label.equals(label))
                .findFirst();
    }
}
