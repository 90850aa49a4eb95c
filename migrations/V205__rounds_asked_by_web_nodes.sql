-- Nodes that serve pages ask for the work of idle times that needs no right of a judge's login: the functions that asked for it go.
-- No release misses it: nothing was released that calls them. A judge node of before is refused in an idle moment, says so once, and judges on.
-- Locks nothing that anybody uses: functions go.

-- A new database never had them.
drop function if exists
    queue_solve_checks(text[], timestamptz), next_solve_round(timestamptz), queue_solve_check(changed_solve, timestamptz),
    judged_in_set(bigint, text), drop_solve_checks(),
    queue_rules_check(bigint, timestamptz), queue_thorough_rules_check(bigint, timestamptz),
    begin_rules_check(bigint, boolean, timestamptz);

comment on table solve_round is 'How far the solves of a problem were looked at: in the order in which they were made, a few at a time. A node that looks holds the row.';
