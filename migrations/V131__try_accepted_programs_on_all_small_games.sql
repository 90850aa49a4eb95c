-- An accepted program is tried on all small games that its package enumerates, at the lowest priority: it tells whether the tests miss
-- something, and changes no verdict. One row per program and package version, whoever sent the program.
-- Locks nothing that exists: new table only.

create table small_scope (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    outcome            text,
    tried              integer     not null default 0,
    games              integer,
    games_are          text,
    games_german       text,
    failure            jsonb,
    message            text,
    constraint small_scope_pk primary key (id),
    constraint small_scope_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint small_scope_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint small_scope_once unique (source_hash, language, package_version_id),
    constraint small_scope_outcome_known check (outcome in ('right', 'cut', 'wrong', 'failed')),
    constraint small_scope_finished check ((outcome is null) = (finished_at is null)),
    constraint small_scope_wrong_has_failure check ((outcome is not distinct from 'wrong') = (failure is not null)),
    constraint small_scope_failed_has_message check ((outcome is not distinct from 'failed') = (message is not null)),
    constraint small_scope_games_named check (
        coalesce(outcome, 'failed') = 'failed' or num_nonnulls(games, games_are, games_german) = 3),
    constraint small_scope_tried_range check (tried >= 0 and tried <= coalesce(games, tried))
);
comment on table small_scope is 'How accepted programs do on all small games of their package; while one is tried there is a row in work.';
comment on column small_scope.submission_id is 'The submission that came first, and whose source is tried.';
comment on column small_scope.outcome is 'right on all, cut (right on the first, then its time was up), wrong on one, or failed (a fault of ours).';
comment on column small_scope.tried is 'How many of the games were tried, smallest first.';
comment on column small_scope.games is 'How many there are.';
comment on column small_scope.games_are is 'What they are, in words that follow a number; in games_german in the dative.';
comment on column small_scope.failure is 'The first game on which the program is wrong, as in counterexample: the tests miss it.';
comment on column small_scope.message is 'What went wrong, where the fault is ours; for admins.';

create index small_scope_by_submission on small_scope (submission_id);
-- What admins may take into the tests.
create index small_scope_wrong on small_scope (package_version_id, id) where outcome = 'wrong';

comment on column work.kind is 'judge, search, invocation, hand, proof, upload, play or scope; the kind''s own table holds what is to be done and what came of it.';
comment on column work.lane is '0 run, 1 submit, 2 by hand, 3 upload, 4 rejudge, 5 counterexample, 6 proof, 7 small games; lower goes first.';

create function queue_scope(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- Whoever sends more accepted programs than these at a time has some of them tried.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and lane = in_lane) >= most then
        return;
    end if;
    insert into small_scope (submission_id, package_version_id, language, source_hash, queued_at)
    select id, judged_by, language, source_hash, moment from submission where id = judged
    on conflict do nothing
    returning id, language into made;
    if found then
        perform work_queue('scope', made.id, 'submission/' || judged, asker, made.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_scope is 'Queues the trial of an accepted program, unless the same was tried or the person has enough of them in the queue.';

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
    if judged.verdict = 'AC' and cast(result ->> 'enumerable' as boolean) then
        perform queue_scope(judged.submission_id, judged.package_version_id, done.account_id,
            cast(cast(result ->> 'scope_lane' as integer) as smallint), moment, share);
    end if;
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

create function scope_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join small_scope c on c.id = w.subject
    join submission s on s.id = c.submission_id
    join package_version v on v.id = c.package_version_id
    where w.id = work_id and w.lease_token = scope_task.token and w.state = 'running' and w.kind = 'scope';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function scope_task is 'The accepted program that is to be tried, to whoever holds the lease.';

create function version_of_scope(subject bigint) returns bigint language sql stable as
    'select package_version_id from small_scope where id = subject';

create function finish_scope(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update small_scope
    set outcome = result ->> 'outcome', tried = cast(result ->> 'tried' as integer), games = cast(result ->> 'games' as integer),
        games_are = result ->> 'games_are', games_german = result ->> 'games_german', failure = result -> 'failure',
        finished_at = moment
    where id = done.subject;
end
$$;

create function abandon_scope(tried work, reason text, moment timestamptz) returns void language sql as
    $$update small_scope set outcome = 'failed', finished_at = moment, message = reason where id = abandon_scope.tried.subject$$;

revoke all on function queue_scope(bigint, bigint, bigint, smallint, timestamptz, fair_share), scope_task(bigint, bigint),
    version_of_scope(bigint), finish_scope(work, jsonb, timestamptz, fair_share), abandon_scope(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function scope_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;
