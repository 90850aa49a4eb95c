package dev.grundy.work;

/**
 * A kind of work, as far as the queue needs to know it.
 *
 * @param name      kept in the database
 * @param abandoned what is written when the last try has failed: tables written over {@code ended}, as in {@link Writing},
 *                  which here has also the column {@code message}: what went wrong
 */
public record Kind(String name, String abandoned) {
    public Kind {
        if (!name.matches("[a-z]{1,20}")) {
            throw new IllegalArgumentException("a kind of work has a short plain name, not '" + name + "'");
        }
    }
}
