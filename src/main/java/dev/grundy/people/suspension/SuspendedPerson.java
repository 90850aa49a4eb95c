package dev.grundy.people.suspension;

/** Somebody whose suspension holds, by name. */
record SuspendedPerson(String name, Suspension suspension) {}
