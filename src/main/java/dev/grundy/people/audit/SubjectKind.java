package dev.grundy.people.audit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A kind of subject that decisions are about. Texts are called {@code subject-kind-…} by the code. */
public enum SubjectKind {
    ACCOUNT,
    SUBMISSION,
    PROBLEM,
    UPLOAD,
    WORKING_COPY,
    ANNOUNCEMENT,
    CODE,
    CLASSROOM,
    LOG;

    /** Such as {@code account}: for SQL and addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Empty for a code that a newer version wrote. */
    public static Optional<SubjectKind> ofCode(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
    }
}
