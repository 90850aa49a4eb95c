package dev.grundy.studio.upload;

/** What is done with an upload, one after the other. */
public enum UploadStep {
    FETCH,
    READ,
    KEEP
}
