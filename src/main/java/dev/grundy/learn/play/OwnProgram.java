package dev.grundy.learn.play;

/**
 * An accepted program of the person who plays.
 *
 * @param id       of the submission
 * @param language identifier in languages.yaml
 */
public record OwnProgram(long id, String language) {
    /** Digits only. */
    public String idText() {
        return Long.toString(id);
    }
}
