package dev.grundy.studio.problem;

import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.studio.copy.Author;
import dev.grundy.studio.copy.AuthorRepository;
import dev.grundy.studio.copy.WorkingCopy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The authors of each problem, as admins decide. Holds with the next request, on every node. Thread-safe. */
@ApplicationScoped
class Authors {
    private final AuthorRepository authors;
    private final AuditLog audit;
    private final Clock clock;

    Authors(AuthorRepository authors, AuditLog audit, Clock clock) {
        this.authors = authors;
        this.audit = audit;
        this.clock = clock;
    }

    /** The author who was added first comes first. */
    List<Author> of(WorkingCopy copy) {
        return authors.of(copy.id());
    }

    /** The person of that name, without regard to case. */
    Optional<Author> named(String name) {
        return authors.named(name);
    }

    /** False where they are one already, or the copy is gone. */
    @Transactional
    boolean add(WorkingCopy copy, Author author) {
        boolean added = authors.add(copy.id(), author.account(), clock.instant());
        if (added) {
            record(AuditAction.AUTHOR_ADDED, author, dev.grundy.people.audit.AuditedChange.made(values(copy)));
        }
        return added;
    }

    /** False where they are none. Files that they wrote stay, and requests of theirs too. */
    @Transactional
    boolean remove(WorkingCopy copy, Author author) {
        boolean removed = authors.remove(copy.id(), author.account());
        if (removed) {
            record(AuditAction.AUTHOR_REMOVED, author, dev.grundy.people.audit.AuditedChange.ended(values(copy)));
        }
        return removed;
    }

    private void record(AuditAction action, Author author, dev.grundy.people.audit.AuditedChange change) {
        audit.record(new Decision(action, Subject.ofAccount(author.account()), change, ""));
    }

    private static Map<String, String> values(WorkingCopy copy) {
        return Map.of("copy", copy.name());
    }
}
