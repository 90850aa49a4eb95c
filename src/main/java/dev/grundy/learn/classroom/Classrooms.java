package dev.grundy.learn.classroom;

import dev.grundy.people.account.AccountDeleting;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.web.frame.FormErrors;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;

/**
 * Makes classes, and carries out decisions of their teachers about a class as a whole. The caller has checked the right to decide.
 * Thread-safe, on several nodes too.
 */
@ApplicationScoped
class Classrooms {
    private final ClassroomRepository classrooms;
    private final Entitlements entitlements;
    private final ClassroomConfig config;
    private final SecureRandom random;
    private final Clock clock;

    Classrooms(
            ClassroomRepository classrooms,
            Entitlements entitlements,
            ClassroomConfig config,
            SecureRandom random,
            Clock clock) {
        this.classrooms = classrooms;
        this.entitlements = entitlements;
        this.config = config;
        this.random = random;
        this.clock = clock;
    }

    /**
     * The outcome of the form for a new class.
     *
     * @param id     of the class; empty where none was made
     * @param errors why it was not
     */
    record Made(Optional<Long> id, FormErrors errors) {}

    @Transactional
    Made make(Person person, ClassroomText text) {
        FormErrors errors = text.faults();
        if (errors.isEmpty() && !hasRoom(person)) {
            errors = errors.and("form", "classes-too-many", config.mostClassesPerTeacher());
        }
        return errors.isEmpty()
                ? new Made(
                        Optional.of(
                                classrooms.make(person.accountId(), text, SecretToken.draw(random), clock.instant())),
                        errors)
                : new Made(Optional.empty(), errors);
    }

    /** Answers the errors of the text; if there are some, nothing is changed. */
    FormErrors change(long id, ClassroomText text) {
        FormErrors errors = text.faults();
        if (errors.isEmpty()) {
            classrooms.change(id, text);
        }
        return errors;
    }

    Optional<InviteLink> link(long id) {
        return classrooms.link(id);
    }

    void change(long id, LinkOrder order) {
        switch (order) {
            case RENEW -> classrooms.renewLink(id, SecretToken.draw(random));
            case SHUT -> classrooms.shutLink(id, true, clock.instant());
            case OPEN -> classrooms.shutLink(id, false, clock.instant());
        }
    }

    void archive(long id) {
        classrooms.archive(id, true, clock.instant());
        entitlements.forgetAll();
    }

    /** False, and nothing is changed, where the person teaches as many as they may. */
    @Transactional
    boolean restore(Person person, long id) {
        boolean hasRoom = hasRoom(person);
        if (hasRoom) {
            classrooms.archive(id, false, clock.instant());
        }
        return hasRoom;
    }

    void delete(long id) {
        classrooms.delete(id);
        entitlements.forgetAll();
    }

    /** A class goes with the account of its last teacher, and its seats with it. */
    void forget(@Observes(during = TransactionPhase.AFTER_SUCCESS) AccountDeleting deleting) {
        entitlements.forgetAll();
    }

    /** Of two forms of one person at once the second counts the first. */
    private boolean hasRoom(Person person) {
        classrooms.lockAccount(person.accountId());
        return classrooms.running(person.accountId()) < config.mostClassesPerTeacher();
    }
}
