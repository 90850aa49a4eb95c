package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRepository;
import dev.grundy.learn.classroom.ClassroomRole;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.people.tier.Entitlements;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;

/** Lets people go from classes. Thread-safe, on several nodes too. */
@ApplicationScoped
class Members {
    private final ClassroomRepository classrooms;
    private final MemberRepository members;
    private final Entitlements entitlements;

    Members(ClassroomRepository classrooms, MemberRepository members, Entitlements entitlements) {
        this.classrooms = classrooms;
        this.members = members;
        this.entitlements = entitlements;
    }

    /** False, and nothing is changed, for the last teacher. Of two who go at once the second sees that the first went. */
    boolean leave(Membership membership) {
        long classroom = membership.classroom().id();
        long account = membership.account();
        boolean left = QuarkusTransaction.requiringNew().call(() -> {
            classrooms.lock(classroom);
            // A student of a moment ago may be the only teacher by now.
            boolean teaches = members.role(classroom, account)
                    .filter(ClassroomRole.TEACHER::equals)
                    .isPresent();
            if (teaches && !members.hasOtherTeacher(classroom, account)) {
                return false;
            }
            members.remove(classroom, account);
            return true;
        });
        // After the commit: their seat went too.
        entitlements.forget(account);
        return left;
    }

    /** False where no student has that name. */
    boolean removeStudent(Membership teacher, String name) {
        boolean removed = members.removeStudent(teacher.classroom().id(), name);
        entitlements.forgetAll();
        return removed;
    }
}
