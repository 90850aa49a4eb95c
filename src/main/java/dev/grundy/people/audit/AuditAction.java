package dev.grundy.people.audit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A kind of decision about others. Texts are called {@code audit-action-…} by the code. */
public enum AuditAction {
    SUSPENDED,
    SUSPENSION_ENDED,
    TIER_GRANTED,
    TIER_EXTENDED,
    TIER_ENDED,
    CODE_MADE,
    CODE_ENDED,
    CLASS_TIER_GRANTED,
    CLASS_TIER_CHANGED,
    CLASS_TIER_BOUGHT,
    CLASS_TIER_ENDED,
    ROLE_CHANGED,
    SIGNED_OUT,
    ONE_TIME_PASSWORD_MADE,
    SECOND_FACTOR_FORGOTTEN,
    SUBMISSION_REJUDGED,
    VERSION_PUBLISHED,
    VERSION_RESTORED,
    SET_REJUDGED,
    SET_ADOPTED,
    ANNOUNCED,
    ANNOUNCEMENT_WITHDRAWN,
    REPORT_ANSWERED,
    REPORT_CLOSED,
    PACKAGE_UPLOADED,
    UPLOAD_TAKEN,
    COUNTEREXAMPLE_TAKEN,
    COUNTEREXAMPLE_DISMISSED,
    COUNTEREXAMPLE_PROPOSED_AGAIN,
    ACCOUNTS_MERGED,
    AUTHOR_ADDED,
    AUTHOR_REMOVED,
    PUBLICATION_ASKED,
    PUBLICATION_WITHDRAWN,
    PUBLICATION_SENT_BACK,
    POST_HIDDEN,
    POST_RESTORED,
    QUESTION_LOCKED,
    QUESTION_UNLOCKED,
    LOG_EXPORTED;

    /** Such as {@code role-changed}: for SQL and addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Empty for a code that a newer version wrote. */
    public static Optional<AuditAction> ofCode(String code) {
        return Arrays.stream(values())
                .filter(action -> action.code().equals(code))
                .findFirst();
    }
}
