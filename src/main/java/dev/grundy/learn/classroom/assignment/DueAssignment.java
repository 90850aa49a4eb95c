package dev.grundy.learn.classroom.assignment;

import java.util.Optional;

/**
 * An open assignment that its reader has not done.
 *
 * @param classroom name of the class
 * @param due       empty for no due date
 * @param done      how many of the problems are done; less than there are
 * @param problems  how many there are
 */
public record DueAssignment(
        String address,
        String title,
        String classroom,
        Optional<ClassTime> due,
        boolean overdue,
        long done,
        long problems) {}
