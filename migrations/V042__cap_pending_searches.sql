-- One person's wrong answers may have four searches for counterexamples in the queue at a time. Those beyond are put off: they
-- have no row in work, and one of them is queued when another of the person's is over, so none is lost.
-- Locks counterexample for a moment.

create index counterexample_unfinished on counterexample (id) where outcome is null;
comment on table counterexample is 'The smallest input on which a program fails; while it is looked for, the search has a row in work, unless it is put off.';

create function queue_search(search bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- More than a person looks at in the time that one takes; searches of many people go by fair share.
    most constant integer := 4;
    sought record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and lane = in_lane) >= most then
        return;
    end if;
    select submission_id, language into sought from counterexample where id = search and outcome is null for update;
    -- Two that end at the same moment may have chosen the same to follow.
    if found and not exists (select from work where kind = 'search' and subject = search and ended_at is null) then
        perform work_queue('search', search, 'submission/' || sought.submission_id, asker, sought.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_search is 'Queues a search, or puts it off where the person has enough of them in the queue.';

create function resume_search(asker bigint, in_lane smallint, moment timestamptz) returns void language plpgsql as $$
declare
    search bigint;
begin
    select c.id into search
    from counterexample c join submission s on s.id = c.submission_id
    where c.outcome is null and s.account_id = asker
      and not exists (select from work w where w.kind = 'search' and w.subject = c.id and w.ended_at is null)
    order by c.id limit 1
    for update of c skip locked;
    if found then
        -- It has waited long enough: what the person has in the queue is no handicap any more.
        perform queue_search(search, asker, in_lane, moment, cast(row(0, 0, moment) as fair_share));
    end if;
end
$$;
comment on function resume_search is 'Queues the first of the person''s searches that are put off.';

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

create or replace function finish_search(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update counterexample
    set outcome = result ->> 'outcome', tried = cast(result ->> 'tried' as bigint), failure = result -> 'failure',
        too_large = result ->> 'too_large', finished_at = moment
    where id = done.subject;
    perform resume_search(done.account_id, done.lane, moment);
end
$$;

create or replace function abandon_search(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update counterexample set outcome = 'failed', finished_at = moment, message = reason where id = tried.subject;
    perform resume_search(tried.account_id, tried.lane, moment);
end
$$;

revoke all on function queue_search(bigint, bigint, smallint, timestamptz, fair_share), resume_search(bigint, smallint, timestamptz)
    from public;
