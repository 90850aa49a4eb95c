package dev.grundy.people.admin;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The SQL for each table that refers to accounts, when {@code :merged} becomes part of {@code :kept}. A table that is nowhere here keeps
 * accounts from being merged, and a test from being green.
 */
final class MergeSteps {
    /**
     * Tables whose rows stay with the merged account and end with it. These are ways in and their unfinished steps, its settings, mails
     * about it, and places that are computed anew.
     */
    static final Set<String> ENDED = Set.of(
            "account_email",
            "account_share",
            "answer_mail",
            "api_token",
            "idempotency_key",
            "mail_link",
            "outbox",
            "passkey",
            "passkey_request",
            "payment_customer",
            "pending_sign_in",
            "provider_identity",
            "provider_request",
            "ranking",
            "recovery_code",
            "sign_in",
            "suspension",
            "totp",
            "weekly_mail");

    /** In this order. */
    static final List<Step> ALL = List.of(
            moved("work"),
            moved("submission"),
            moved("judging"),
            new Step("invocation", """
                    update invocation set account_id = :kept, asker = 'account/' || cast(:kept as bigint)
                    where account_id = :merged"""),
            joined("user_problem", List.of("problem_id"), """
                    first_attempted_at = least(k.first_attempted_at, m.first_attempted_at), solved_at = least(k.solved_at, m.solved_at),
                    solved_by = case when k.solved_at <= m.solved_at or m.solved_at is null then k.solved_by else m.solved_by end"""),
            joined("editorial_unlock", List.of("problem_key"), "unlocked_at = least(k.unlocked_at, m.unlocked_at)"),
            joined("lesson_read", List.of("lesson"), "read_at = least(k.read_at, m.read_at)"),
            joined("lesson_answer", List.of("lesson", "question"), "answered_at = least(k.answered_at, m.answered_at)"),
            joined("puzzle_answer", List.of("puzzle_id"), """
                    right_at_first = case when m.answered_at < k.answered_at then m.right_at_first else k.right_at_first end,
                    rating_change = case when m.answered_at < k.answered_at then m.rating_change else k.rating_change end,
                    answered_at = least(k.answered_at, m.answered_at), solved_at = least(k.solved_at, m.solved_at)"""),
            // Two estimates of one person: the one with the smaller deviation stays.
            joined("puzzle_rating", List.of(), """
                    rating = case when m.deviation < k.deviation then m.rating else k.rating end,
                    volatility = case when m.deviation < k.deviation then m.volatility else k.volatility end,
                    deviation = least(k.deviation, m.deviation), rated_at = greatest(k.rated_at, m.rated_at)"""),
            joined("puzzle_day_solve", List.of("day"), "solved_at = least(k.solved_at, m.solved_at)"),
            joined("hint_opening", List.of("problem_key", "number"), "opened_at = least(k.opened_at, m.opened_at)"),
            // The one that was written last; its version is one that no open editor has seen.
            joined("draft", List.of("problem_id", "language"), """
                    source = case when m.updated_at > k.updated_at then m.source else k.source end,
                    updated_at = greatest(k.updated_at, m.updated_at), version = greatest(k.version, m.version) + 1"""),
            joined("bookmark", List.of("problem_id"), "added_at = least(k.added_at, m.added_at)"),
            new Step("collection", """
                    insert into collection_problem (collection_id, problem_id, added_at)
                    select k.id, p.problem_id, p.added_at
                    from collection m
                    join collection k on k.account_id = :kept and lower(k.name) = lower(m.name)
                    join collection_problem p on p.collection_id = m.id
                    where m.account_id = :merged on conflict do nothing""", """
                    delete from collection m using collection k
                    where m.account_id = :merged and k.account_id = :kept and lower(k.name) = lower(m.name)""", move("collection")),
            // One below the other; where that is too long for a note, the one that was written last.
            joined("problem_note", List.of("problem_id"), """
                    text = case when k.text = m.text then k.text
                                when length(k.text) + length(m.text) <= 9998 then k.text || E'\\n\\n' || m.text
                                when m.changed_at > k.changed_at then m.text else k.text end,
                    changed_at = :now"""),
            joined("practice_day", List.of("day"), """
                    judged = k.judged + m.judged, accepted = k.accepted + m.accepted,
                    goes_on_until = greatest(k.goes_on_until, m.goes_on_until)"""),
            new Step("bridged_day", leave("bridged_day", List.of("day")), move("bridged_day"), """
                    delete from bridged_day b using practice_day d
                    where b.account_id = :kept and d.account_id = :kept and d.day = b.day and d.accepted > 0"""),
            new Step("hand_sitting", """
                    insert into hand_sitting (hand_instance_id, account_id, begun_at, shown_at)
                    select hand_instance_id, :kept, begun_at, shown_at from hand_sitting where account_id = :merged
                    on conflict (account_id, hand_instance_id) do update
                    set begun_at = least(hand_sitting.begun_at, excluded.begun_at),
                        shown_at = least(hand_sitting.shown_at, excluded.shown_at)"""),
            new Step("hand_answer", move("hand_answer"), "delete from hand_sitting where account_id = :merged"),
            // Of two that go on the one that is left ends as if its owner had ended it.
            new Step("practice_session", """
                    update practice_session m
                    set ended_at = greatest(m.begun_at, coalesce(m.paused_since, cast(:now as timestamptz))), paused_since = null
                    from practice_session k
                    where m.account_id = :merged and m.ended_at is null
                      and k.account_id = :kept and k.ended_at is null and k.problem_id = m.problem_id""", move("practice_session")),
            new Step("complaint", """
                    delete from complaint m using complaint k
                    where m.account_id = :merged and k.account_id = :kept and m.closed_at is null and k.closed_at is null
                      and k.problem_id = m.problem_id and k.post_id is not distinct from m.post_id and k.kind = m.kind
                      and k.text = m.text""", move("complaint")),
            joined("classroom_member", List.of("classroom_id"), """
                    role = case when m.role = 'teacher' then m.role else k.role end, joined_at = least(k.joined_at, m.joined_at)"""),
            moved("classroom_invitation"),
            moved("talk_post"),
            moved("talk_revision"),
            joined("talk_seen", List.of("question_id"), """
                    seen_up_to = greatest(k.seen_up_to, m.seen_up_to), mailed_at = coalesce(k.mailed_at, m.mailed_at)"""),
            moved("entitlement"),
            joined("tier_code_use", List.of("code_id"), "redeemed_at = least(k.redeemed_at, m.redeemed_at)"),
            moved("subscription"),
            moved("payment_event"),
            moved("security_event"),
            moved("working_copy"),
            joined("working_copy_author", List.of("working_copy_id"), "added_at = least(k.added_at, m.added_at)"),
            moved("publication_request"),
            moved("upload"),
            moved("package_proof"),
            moved("merged_account"));

    private MergeSteps() {}

    /**
     * Of one table.
     *
     * @param statements SQL with the parameters {@code kept}, {@code merged} and {@code now}, as far as they need them
     */
    record Step(String table, List<String> statements) {
        private Step(String table, String... statements) {
            this(table, List.of(statements));
        }
    }

    /** Tables that are treated. */
    static Set<String> treated() {
        Set<String> treated = ALL.stream().map(Step::table).collect(Collectors.toSet());
        treated.addAll(ENDED);
        return treated;
    }

    private static Step moved(String table) {
        return new Step(table, move(table));
    }

    /**
     * Rows of the two that have the same key become one.
     *
     * @param key     with the account; none where an account has one row at most
     * @param changes assignments to the row {@code k} that stays, from the row {@code m} that goes
     */
    private static Step joined(String table, List<String> key, String changes) {
        return new Step(table, """
                update %s k set %s from %s m where k.account_id = :kept and m.account_id = :merged and %s""".formatted(table, changes, table, same(key)), leave(table, key), move(table));
    }

    private static String leave(String table, List<String> key) {
        return "delete from %s m using %s k where m.account_id = :merged and k.account_id = :kept and %s"
                .formatted(table, table, same(key));
    }

    private static String move(String table) {
        return "update " + table + " set account_id = :kept where account_id = :merged";
    }

    private static String same(List<String> key) {
        return key.isEmpty()
                ? "true"
                : key.stream().map(column -> "k." + column + " = m." + column).collect(Collectors.joining(" and "));
    }
}
