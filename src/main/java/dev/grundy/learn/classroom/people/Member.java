package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRole;
import java.time.Instant;

/** Somebody in a class, as its teachers see them. */
record Member(String name, ClassroomRole role, Instant joinedAt) {
    public boolean isTeacher() {
        return role == ClassroomRole.TEACHER;
    }
}
