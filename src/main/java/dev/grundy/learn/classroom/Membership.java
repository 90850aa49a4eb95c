package dev.grundy.learn.classroom;

import java.time.Instant;

/** Somebody in a class. */
public record Membership(Classroom classroom, long account, ClassroomRole role, Instant joinedAt) {
    public boolean isTeacher() {
        return role == ClassroomRole.TEACHER;
    }
}
