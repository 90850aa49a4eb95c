package dev.grundy.format.language;

/** Whether a language can be used on this host. */
public sealed interface Availability {
    Language language();

    /** Its tools are there. */
    record Present(Toolchain toolchain) implements Availability {
        @Override
        public Language language() {
            return toolchain.language();
        }
    }

    /**
     * It cannot be used.
     *
     * @param reason the tool that is missing, or the fault, in one line
     * @param cure the way to mend it
     */
    record Absent(Language language, String reason, String cure) implements Availability {}
}
