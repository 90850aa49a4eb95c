package dev.grundy.base.queue;

/**
 * A kind of work, as far as the queue needs to know it. A judge node writes through functions of the database. Those are {@code finish_KIND(work,
 * result, moment, share)} and, when the last try has failed, {@code abandon_KIND(work, reason, moment)}. {@code version_of_KIND(subject)} says which
 * package it is about. Work that its asker may abort has {@code abort_KIND(work, moment)} too.
 *
 * @param name kept in the database
 */
public record Kind(String name) {
    public Kind {
        if (!name.matches("[a-z]{1,20}")) {
            throw new IllegalArgumentException("a kind of work has a short plain name, not '" + name + "'");
        }
    }
}
