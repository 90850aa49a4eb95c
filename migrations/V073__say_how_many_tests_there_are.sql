-- A verdict says how many tests there are, not only how many were run before one failed.
-- Adds a column without a default, which rewrites nothing; locks judging for a moment.

alter table judging add column tests_planned integer;
alter table judging add constraint judging_tests_planned_range check (tests_planned >= 0) not valid;
comment on column judging.tests_planned is 'How many tests there were to run; 0 where it did not come to that, null for a verdict older than this column.';

create or replace function finish_judge(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
declare
    judged record;
    search bigint;
begin
    update judging
    set finished_at = moment, verdict = result ->> 'verdict', score = cast(result ->> 'score' as double precision),
        cpu_time_us = cast(result ->> 'cpu_time_us' as bigint), wall_time_us = cast(result ->> 'wall_time_us' as bigint),
        memory_bytes = cast(result ->> 'memory_bytes' as bigint), tests = result -> 'tests',
        tests_planned = cast(result ->> 'tests_planned' as integer),
        compilation = result -> 'compilation', first_failure = result -> 'first_failure', message = result ->> 'message'
    where id = done.subject
    returning submission_id, live, package_version_id, verdict into judged;
    -- A shadow judging counts for nobody until it is adopted, and a judge error is ours.
    if not found or not judged.live or judged.verdict = 'JE' then
        return;
    end if;
    insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
    select account_id, problem_id, submitted_at, case when judged.verdict = 'AC' then submitted_at end,
           case when judged.verdict = 'AC' then id end
    from submission where id = judged.submission_id
    on conflict (account_id, problem_id) do update
    set first_attempted_at = least(user_problem.first_attempted_at, excluded.first_attempted_at),
        solved_at = least(user_problem.solved_at, excluded.solved_at),
        solved_by = case when user_problem.solved_at <= excluded.solved_at or excluded.solved_at is null
                         then user_problem.solved_by else excluded.solved_by end;
    if judged.verdict in ('WA', 'RTE') and cast(result ->> 'searchable' as boolean) then
        insert into counterexample (submission_id, package_version_id, language, source_hash, queued_at)
        select id, judged.package_version_id, language, source_hash, moment from submission where id = judged.submission_id
        on conflict do nothing
        returning id into search;
        if not found then
            -- The same program was or is searched already; put off for another person, it is queued for this one.
            select c.id into search
            from counterexample c
            join submission s on s.source_hash = c.source_hash and s.language = c.language
            where s.id = judged.submission_id and c.package_version_id = judged.package_version_id and c.outcome is null;
        end if;
        if search is not null then
            perform queue_search(search, done.account_id, cast(cast(result ->> 'search_lane' as integer) as smallint), moment, share);
        end if;
    end if;
end
$$;
