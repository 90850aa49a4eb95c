package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRole;
import java.util.List;
import java.util.Optional;

/**
 * A class that its reader may join.
 *
 * @param role     that they would have
 * @param teachers names
 * @param bar      why they cannot join now; empty when they can
 */
record ClassOffer(long classroom, String name, ClassroomRole role, List<String> teachers, Optional<JoinBar> bar) {
    ClassOffer {
        teachers = List.copyOf(teachers);
    }

    public boolean isForTeacher() {
        return role == ClassroomRole.TEACHER;
    }

    /** Whether the reader is in the class already. */
    public boolean isMember() {
        return bar.filter(JoinBar.MEMBER::equals).isPresent();
    }

    public String address() {
        return "/classes/" + classroom;
    }
}
