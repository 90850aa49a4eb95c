package dev.grundy.studio.upload;

/** The steps that are taken with an upload, one after the other. */
public enum UploadStep {
    FETCH,
    READ,
    KEEP
}
