package dev.grundy.people.admin;

/** The outcome of an order. */
enum OrderOutcome {
    DONE,
    /** Something changed since the admin saw the person: nothing was done. */
    STALE,
    /** Nobody would be left who may act: nothing was done. */
    LAST_ADMIN
}
