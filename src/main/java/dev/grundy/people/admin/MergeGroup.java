package dev.grundy.people.admin;

import java.util.List;

/**
 * A kind of data that a person has, as admins see it before two accounts become one. Texts are called {@code merge-group-…} by the code,
 * and {@code merge-group-…-text} tells its fate.
 */
enum MergeGroup {
    SUBMISSIONS("submission"),
    SOLVED("user_problem"),
    RUNS("invocation"),
    DRAFTS("draft"),
    NOTEBOOK("bookmark", "collection", "problem_note"),
    UNLOCKED("editorial_unlock", "hint_opening"),
    BY_HAND("hand_sitting"),
    LESSONS("lesson_read", "lesson_answer"),
    PUZZLES("puzzle_answer"),
    SESSIONS("practice_session"),
    DAYS("practice_day"),
    REPORTS("complaint"),
    POSTS("talk_post"),
    CLASSES("classroom_member"),
    TIERS("entitlement"),
    PAYMENTS("subscription"),
    LOG("security_event"),
    WAYS_IN("sign_in", "passkey", "provider_identity", "account_email", "api_token", "totp");

    private final List<String> tables;

    MergeGroup(String... tables) {
        this.tables = List.of(tables);
    }

    /** Each with a column {@code account_id}. */
    List<String> tables() {
        return tables;
    }
}
