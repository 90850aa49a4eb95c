package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;

/**
 * The words of a program and the interactor to each other, in order. A long conversation has its beginning and its end.
 *
 * @param beginning empty where nobody said anything
 * @param end       the later part, without the words that are left out
 * @param leftOut   bytes between the two
 */
public record Conversation(
        List<Turn> beginning,
        List<Turn> end,
        @JsonProperty("left_out_bytes") long leftOut) {
    /** Bytes of the beginning, and of the end. */
    public static final int MOST_BYTES = 8 * 1024;
    /** Turns of the beginning, and of the end. */
    public static final int MOST_TURNS = 100;

    public Conversation {
        beginning = List.copyOf(beginning);
        end = List.copyOf(end);
    }

    /** The words of one speaker until the other one spoke. Bytes that are not UTF-8 are replacement characters. */
    public record Turn(Speaker speaker, String text) {}

    /** The speaker. */
    public enum Speaker {
        PROGRAM("program"),
        INTERACTOR("interactor");

        private final String code;

        Speaker(String code) {
            this.code = code;
        }

        /** As it is stored and told. */
        @JsonValue
        public String code() {
            return code;
        }
    }
}
