package dev.grundy.app.backup;

/** Is told how far a backup or a restoration is. */
@FunctionalInterface
public interface BackupProgress {
    /**
     * @param phase  the step that is at work, in the same words as long as it lasts
     * @param detail how far that is; may be empty
     */
    void at(String phase, String detail);
}
