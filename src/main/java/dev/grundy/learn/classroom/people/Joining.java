package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomConfig;
import dev.grundy.learn.classroom.ClassroomRepository;
import dev.grundy.learn.classroom.ClassroomRole;
import dev.grundy.learn.classroom.people.InvitationRepository.Invited;
import dev.grundy.learn.classroom.people.MemberRepository.Standing;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;

/** Lets people into classes, by the link of a class or by an invitation. Thread-safe, on several nodes too. */
@ApplicationScoped
class Joining {
    private final ClassroomRepository classrooms;
    private final MemberRepository members;
    private final InvitationRepository invitations;
    private final ClassroomConfig config;
    private final Clock clock;

    Joining(
            ClassroomRepository classrooms,
            MemberRepository members,
            InvitationRepository invitations,
            ClassroomConfig config,
            Clock clock) {
        this.classrooms = classrooms;
        this.members = members;
        this.invitations = invitations;
        this.config = config;
        this.clock = clock;
    }

    /** The class that has this link; empty where none has. */
    Optional<ClassOffer> ofLink(SecretToken code, Optional<Person> reader) {
        return members.behind(code).flatMap(classroom -> offer(classroom, ClassroomRole.STUDENT, reader, true));
    }

    /** The class that somebody was invited to; empty where the invitation was used, withdrawn, or is too old. */
    Optional<ClassOffer> ofInvitation(SecretToken token, Optional<Person> reader) {
        return invitations
                .find(token, oldest())
                .flatMap(invited -> offer(invited.classroom(), invited.role(), reader, false));
    }

    /** The class that the person is in now; empty where {@link #ofLink} says why not. */
    @Transactional
    Optional<Long> joinByLink(Person person, SecretToken code) {
        return members.behind(code)
                .filter(classroom -> classrooms.lock(classroom))
                // Once more: another may have renewed the link before the lock was ours.
                .filter(classroom -> members.behind(code).equals(Optional.of(classroom)))
                .filter(classroom -> join(person, classroom, ClassroomRole.STUDENT, true));
    }

    /** The class that the person is in now; empty where {@link #ofInvitation} says why not. The invitation is used up then. */
    @Transactional
    Optional<Long> joinByInvitation(Person person, SecretToken token) {
        Optional<Invited> invited = invitations
                .find(token, oldest())
                .filter(known -> classrooms.lock(known.classroom()))
                // Once more: of two who use it at once the second finds it used.
                .flatMap(known -> invitations.find(token, oldest()))
                .filter(known -> join(person, known.classroom(), known.role(), false));
        invited.ifPresent(used -> invitations.use(token));
        return invited.map(Invited::classroom);
    }

    private boolean join(Person person, long classroom, ClassroomRole role, boolean byLink) {
        Optional<JoinBar> bar = bar(classroom, role, Optional.of(person), byLink);
        if (bar.isEmpty()) {
            members.put(classroom, person.accountId(), role, clock.instant());
        }
        return bar.isEmpty() || byLink && bar.get() == JoinBar.MEMBER;
    }

    private Optional<ClassOffer> offer(long classroom, ClassroomRole role, Optional<Person> reader, boolean byLink) {
        return members.standing(classroom)
                .map(standing -> new ClassOffer(
                        classroom,
                        standing.name(),
                        role,
                        members.of(classroom).stream()
                                .filter(Member::isTeacher)
                                .map(Member::name)
                                .toList(),
                        bar(standing, known(classroom, reader), role, byLink)));
    }

    private Optional<JoinBar> bar(long classroom, ClassroomRole role, Optional<Person> reader, boolean byLink) {
        return members.standing(classroom).flatMap(standing -> bar(standing, known(classroom, reader), role, byLink));
    }

    private Optional<JoinBar> bar(
            Standing standing, Optional<ClassroomRole> known, ClassroomRole role, boolean byLink) {
        boolean becomesTeacher =
                known.filter(ClassroomRole.STUDENT::equals).isPresent() && role == ClassroomRole.TEACHER;
        if (known.isPresent() && !becomesTeacher) {
            return Optional.of(JoinBar.MEMBER);
        }
        if (standing.archived()) {
            return Optional.of(JoinBar.ARCHIVED);
        }
        if (byLink && !standing.open()) {
            return Optional.of(JoinBar.SHUT);
        }
        boolean isFull = known.isEmpty() && standing.members() >= config.mostMembers();
        return isFull ? Optional.of(JoinBar.FULL) : Optional.empty();
    }

    private Optional<ClassroomRole> known(long classroom, Optional<Person> reader) {
        return reader.flatMap(person -> members.role(classroom, person.accountId()));
    }

    private Instant oldest() {
        return clock.instant().minus(Invitation.LIFETIME);
    }
}
