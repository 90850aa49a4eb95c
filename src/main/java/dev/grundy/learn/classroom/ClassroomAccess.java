package dev.grundy.learn.classroom;

import dev.grundy.people.account.CurrentAccount;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;

/** Answers which class an address means, to those who are in it. For everybody else there is none. */
@ApplicationScoped
public class ClassroomAccess {
    private final CurrentAccount current;
    private final MembershipRepository memberships;

    ClassroomAccess(CurrentAccount current, MembershipRepository memberships) {
        this.current = current;
        this.memberships = memberships;
    }

    /** @throws NotFoundException where the signed-in person is not in that class */
    public Membership member(long classroom) {
        return memberships.find(current.required().accountId(), classroom).orElseThrow(NotFoundException::new);
    }

    /** @throws NotFoundException where the signed-in person does not teach that class */
    public Membership teacher(long classroom) {
        Membership membership = member(classroom);
        if (!membership.isTeacher()) {
            throw new NotFoundException();
        }
        return membership;
    }
}
