package dev.grundy.base.queue;

import java.util.Arrays;
import java.util.List;

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
        /** One at a time, while nothing of an earlier lane is at work on the node; gives way in between. */
        IDLE;

        /** The lane of this pace that goes first. */
        Lane first() {
            return lanes().getFirst();
        }

        /** The lane of this pace that goes last. */
        Lane last() {
            return lanes().getLast();
        }

        /** How many lanes have this pace. */
        int count() {
            return lanes().size();
        }

        private List<Lane> lanes() {
            return Arrays.stream(Lane.values())
                    .filter(lane -> lane.pace == this)
                    .toList();
        }
    }

    /** Whether work of this lane goes first. */
    boolean goesBefore(Lane other) {
        return code < other.code;
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
