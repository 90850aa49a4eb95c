package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRepository;
import dev.grundy.learn.classroom.Membership;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

/** Lets people go from classes. Thread-safe, on several nodes too. */
@ApplicationScoped
class Members {
    private final ClassroomRepository classrooms;
    private final MemberRepository members;

    Members(ClassroomRepository classrooms, MemberRepository members) {
        this.classrooms = classrooms;
        this.members = members;
    }

    /** False, and nothing is changed, for the last teacher. Of two who go at once the second sees that the first went. */
    @Transactional
    boolean leave(Membership membership) {
        long classroom = membership.classroom().id();
        long account = membership.account();
        classrooms.lock(classroom);
        if (membership.isTeacher() && !members.hasOtherTeacher(classroom, account)) {
            return false;
        }
        members.remove(classroom, account);
        return true;
    }
}
