package dev.grundy.base.database;

import java.sql.SQLException;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Tells whether the database was away, starting, or out of something, so that the same may well succeed later. */
public final class Outage {
    /**
     * Classes of SQLSTATE (appendix A of PostgreSQL's manual) that say nothing against the statement. They are connection, transaction
     * to be tried again, resources such as connections or disk used up, shutdown or start, system error.
     */
    private static final Set<String> PASSING_CLASSES = Set.of("08", "40", "53", "58");

    private static final Set<String> PASSING_STATES = Set.of("57P01", "57P02", "57P03", "57P05", "25006");

    /** Of causes, which might go round in a circle. */
    private static final int LONGEST_CHAIN = 20;

    private Outage() {}

    /** Whether a refusal of the database, or of the pool of its connections, is one. */
    public static boolean is(SQLException refusal) {
        String state = refusal.getSQLState();
        // The pool's own complaints, that no connection could be had, carry no state.
        return state == null
                || PASSING_STATES.contains(state)
                || PASSING_CLASSES.contains(state.substring(0, Math.min(2, state.length())));
    }

    /** Whether one is among the causes of a failure, or among what went wrong while it was cleared up. */
    public static boolean isBehind(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .limit(LONGEST_CHAIN)
                .flatMap(cause -> Stream.concat(Stream.of(cause), Stream.of(cause.getSuppressed())))
                .anyMatch(cause -> cause instanceof SQLException refusal && is(refusal));
    }
}
