package dev.grundy.judge.sandbox;

import java.util.OptionalInt;

/**
 * The cells of one core, of which one runs a program that counts at a time.
 *
 * @param number  of the core; empty: the kernel chooses each time
 * @param main    runs single programs, and the first of a pair
 * @param partner runs the second of a pair
 * @param standby holds a program that was started ahead of need
 */
record Core(OptionalInt number, Cell main, Cell partner, Cell standby) implements AutoCloseable {
    /** For threads that talk with one of the cells: both sides of the talk on one core. */
    CorePin pin() {
        return CorePin.on(number);
    }

    @Override
    public void close() {
        main.close();
        partner.close();
        standby.close();
    }
}
