package dev.grundy.sandbox;

/**
 * The cells of one core, of which one runs a program that counts at a time.
 *
 * @param main    runs single programs, and the first of a pair
 * @param partner runs the second of a pair
 * @param standby holds a program that was started ahead of need
 */
record Core(Cell main, Cell partner, Cell standby) implements AutoCloseable {
    @Override
    public void close() {
        main.close();
        partner.close();
        standby.close();
    }
}
