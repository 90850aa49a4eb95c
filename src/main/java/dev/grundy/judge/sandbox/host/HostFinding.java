package dev.grundy.judge.sandbox.host;

/**
 * One thing that cells need from the host, and whether it is there.
 *
 * @param name    the thing that was looked for
 * @param found   the finding, or that nothing was found
 * @param state   whether that is enough
 * @param meaning the consequence for the judge
 * @param cure    the way to mend it; empty when nothing is to be done
 */
public record HostFinding(String name, String found, State state, String meaning, String cure) {

    public enum State {
        GOOD("ok"),
        /** Programs can be judged, but something is measured or limited less well. */
        WEAK("weak"),
        /** A wall is missing: untrusted programs must not run. */
        MISSING("missing"),
        /** Without it no program can be run at all. */
        INDISPENSABLE("missing");

        private final String label;

        State(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    static HostFinding good(String name, String found) {
        return new HostFinding(name, found, State.GOOD, "", "");
    }

    static HostFinding weak(String name, String found, String meaning, String cure) {
        return new HostFinding(name, found, State.WEAK, meaning, cure);
    }

    static HostFinding indispensable(String name, String found, String meaning, String cure) {
        return new HostFinding(name, found, State.INDISPENSABLE, meaning, cure);
    }

    static HostFinding missing(String name, String found, String meaning, String cure) {
        return new HostFinding(name, found, State.MISSING, meaning, cure);
    }
}
