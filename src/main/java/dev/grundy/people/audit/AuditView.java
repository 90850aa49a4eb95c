package dev.grundy.people.audit;

import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;

/** An entry as the page shows it. */
record AuditView(AuditEntry entry) {
    private static final String NOTHING = "{}";

    public String action() {
        return AuditAction.ofCode(entry.action()).map(Words::inWords).orElse(entry.action());
    }

    public String actor() {
        return entry.actor()
                .map(id -> entry.actorName().isEmpty() ? Texts.of("audit-gone", String.valueOf(id)) : entry.actorName())
                .orElseGet(() -> Texts.of("audit-operator"));
    }

    public String subject() {
        if (!entry.subjectName().isEmpty()) {
            return entry.subjectName();
        }
        if (entry.subjectKind().equals(SubjectKind.ACCOUNT.code())) {
            return Texts.of("audit-gone", entry.subjectId());
        }
        return SubjectKind.ofCode(entry.subjectKind()).map(Words::inWords).orElse(entry.subjectKind()) + " "
                + entry.subjectId();
    }

    /** Whether the subject is an account that is still there, which has a page. */
    public boolean isPerson() {
        return !entry.subjectName().isEmpty();
    }

    public boolean isChange() {
        return !entry.before().equals(NOTHING) || !entry.after().equals(NOTHING);
    }
}
