package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRole;
import java.time.Instant;

/**
 * Somebody in a class, as its teachers see them.
 *
 * @param seated whether they have a seat; false in a class without a tier
 */
record Member(String name, ClassroomRole role, Instant joinedAt, boolean seated) {
    public boolean isTeacher() {
        return role == ClassroomRole.TEACHER;
    }
}
