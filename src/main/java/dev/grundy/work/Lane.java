package dev.grundy.work;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Work by priority: while one lane has work, those behind it wait. The codes are kept in the database. */
public enum Lane {
    RUN(0, "Run", Pace.NOW),
    SUBMIT(1, "Submit", Pace.NOW),
    HAND(2, "By hand", Pace.NOW),
    UPLOAD(3, "Upload", Pace.NOW),
    REJUDGE(4, "Rejudge", Pace.NOW),
    SEARCH(5, "Counterexample", Pace.IDLE),
    PROOF(6, "Proof", Pace.IDLE),
    /** Small games, ideas, growth, phase maps, solves by earlier versions: what changes no verdict. One lane, for the release before knows no other. */
    SCOPE(7, "After the verdict", Pace.IDLE);

    private final int code;
    private final String label;
    private final Pace pace;

    Lane(int code, String label, Pace pace) {
        this.code = code;
        this.label = label;
        this.pace = pace;
    }

    /** When a node turns to a lane. */
    public enum Pace {
        /** As soon as a worker is free. */
        NOW,
        /** One at a time, while nothing else is at work on the node; gives way in between. */
        IDLE;

        /** The smallest code of a lane that has this pace. */
        int first() {
            return codes().min().orElseThrow();
        }

        /** The largest. */
        int last() {
            return codes().max().orElseThrow();
        }

        private IntStream codes() {
            return Arrays.stream(Lane.values())
                    .filter(lane -> lane.pace == this)
                    .mapToInt(Lane::code);
        }
    }

    /** 0 goes first. */
    public int code() {
        return code;
    }

    public String label() {
        return label;
    }

    public Pace pace() {
        return pace;
    }

    /**
     * The lane with this code.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Lane ofCode(int code) {
        for (Lane lane : values()) {
            if (lane.code == code) {
                return lane;
            }
        }
        throw new IllegalArgumentException("no lane has the code " + code);
    }
}
