package dev.grundy.studio.upload;

/**
 * How far the reading of an upload is.
 *
 * @param done pieces of the step
 * @param of   how many pieces there are; 0 where nobody knows
 */
public record UploadProgress(UploadStep step, int done, int of) {
    /** Before the first piece. */
    public static final UploadProgress STARTED = new UploadProgress(UploadStep.FETCH, 0, 0);
}
