package dev.grundy.studio.upload;

import java.util.Locale;

/** A write-up in markdown that is uploaded alone, told by what its sender calls it. */
public final class UploadedDocument {
    public static final String EXTENSION = ".md";

    private UploadedDocument() {}

    public static boolean isNamedSo(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(EXTENSION);
    }
}
