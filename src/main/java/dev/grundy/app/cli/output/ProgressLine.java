package dev.grundy.app.cli.output;

import java.io.PrintWriter;

/** Says how far something is: on a terminal in one line that is written over, elsewhere in a line for each kind of news. */
public sealed interface ProgressLine {
    void show(String text);

    /** Leaves nothing of it on a terminal. */
    void end();

    static ProgressLine on(PrintWriter err, boolean silent) {
        if (silent) {
            return new Silent();
        }
        boolean watched = System.console() != null && System.console().isTerminal();
        return watched ? new Rewritten(err) : new Plain(err);
    }

    /** Says nothing. */
    record Silent() implements ProgressLine {
        @Override
        public void show(String text) {}

        @Override
        public void end() {}
    }

    /** One line, written over. */
    record Rewritten(PrintWriter err) implements ProgressLine {
        @Override
        public void show(String text) {
            err.printf("\r%-70s\r%s", "", text);
            err.flush();
        }

        @Override
        public void end() {
            show("");
        }
    }

    /** For logs: what is before the first comma tells the kind of news. */
    final class Plain implements ProgressLine {
        private final PrintWriter err;
        private String last = "";

        Plain(PrintWriter err) {
            this.err = err;
        }

        @Override
        public void show(String text) {
            String kind = text.replaceFirst(",.*", "");
            if (!kind.equals(last)) {
                last = kind;
                err.println("grundy: " + kind);
                err.flush();
            }
        }

        @Override
        public void end() {}
    }
}
