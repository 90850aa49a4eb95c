package dev.grundy.people.audit;

/**
 * The subject of a decision.
 *
 * @param id within its kind, 1 to 200 printable characters; never a name or address of a person, which outlives them here
 */
public record Subject(SubjectKind kind, String id) {
    private static final int LONGEST = 200;

    /** @throws IllegalArgumentException if the id is none */
    public Subject {
        if (id.isBlank() || id.length() > LONGEST || id.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("an id has 1 to " + LONGEST + " printable characters: '" + id + "'");
        }
    }

    public static Subject ofAccount(long accountId) {
        return new Subject(SubjectKind.ACCOUNT, String.valueOf(accountId));
    }

    public static Subject ofAnnouncement(long announcementId) {
        return new Subject(SubjectKind.ANNOUNCEMENT, String.valueOf(announcementId));
    }

    /** @param codeId never the code itself */
    public static Subject ofCode(long codeId) {
        return new Subject(SubjectKind.CODE, String.valueOf(codeId));
    }

    public static Subject ofClassroom(long classroomId) {
        return new Subject(SubjectKind.CLASSROOM, String.valueOf(classroomId));
    }

    /** @param displayId such as {@code GMT-001} */
    public static Subject ofProblem(String displayId) {
        return new Subject(SubjectKind.PROBLEM, displayId);
    }

    public static Subject ofUpload(long uploadId) {
        return new Subject(SubjectKind.UPLOAD, String.valueOf(uploadId));
    }

    public static Subject ofWorkingCopy(long copyId) {
        return new Subject(SubjectKind.WORKING_COPY, String.valueOf(copyId));
    }

    public static Subject ofSubmission(long submissionId) {
        return new Subject(SubjectKind.SUBMISSION, String.valueOf(submissionId));
    }
}
