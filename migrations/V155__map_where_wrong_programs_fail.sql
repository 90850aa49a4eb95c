-- Where over the parameters of its problem's generators a wrong program fails is mapped at the lowest priority: it explains a verdict and
-- changes none. One row per program and package version, whoever sent the program.
-- Locks nothing that exists: new table, new functions, and one function that is replaced.

create table phase_map (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    map                jsonb,
    message            text,
    constraint phase_map_pk primary key (id),
    constraint phase_map_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint phase_map_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint phase_map_once unique (source_hash, language, package_version_id),
    constraint phase_map_finished check (num_nonnulls(map, message) = num_nonnulls(finished_at))
);
comment on table phase_map is 'On which inputs of which parameters wrong programs fail; while one is mapped there is a row in work.';
comment on column phase_map.submission_id is 'The submission that came first, and whose source is run.';
comment on column phase_map.map is 'Families of inputs with their parameters, and what came of each input.';
comment on column phase_map.message is 'What went wrong, where the fault is ours; for admins.';

create index phase_map_by_submission on phase_map (submission_id);

create function queue_phase(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- Whoever sends more programs than these at a time has some of them mapped.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and kind = 'phase') >= most then
        return;
    end if;
    insert into phase_map (submission_id, package_version_id, language, source_hash, queued_at)
    select id, judged_by, language, source_hash, moment from submission where id = judged
    on conflict do nothing
    returning id, language into made;
    if found then
        perform work_queue('phase', made.id, 'submission/' || judged, asker, made.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_phase is 'Queues the mapping of a wrong program, unless the same was mapped or the person has enough of them in the queue.';

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
    -- What an older node writes says nothing of maps, ideas and growth. A map takes seconds, an idea minutes: it goes first.
    if judged.verdict = 'WA' and cast(result ->> 'mappable' as boolean) then
        perform queue_phase(judged.submission_id, judged.package_version_id, done.account_id,
            cast(cast(result ->> 'phase_lane' as integer) as smallint), moment, share);
    end if;
    if judged.verdict = 'WA' and cast(result ->> 'comparable' as boolean) then
        perform queue_idea(judged.submission_id, judged.package_version_id, done.account_id,
            cast(cast(result ->> 'idea_lane' as integer) as smallint), moment, share);
    end if;
    if judged.verdict in ('AC', 'TLE') and cast(result ->> 'measurable' as boolean) then
        perform queue_growth(judged.submission_id, judged.package_version_id, done.account_id,
            cast(cast(result ->> 'growth_lane' as integer) as smallint), moment, share);
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

create function phase_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join phase_map m on m.id = w.subject
    join submission s on s.id = m.submission_id
    join package_version v on v.id = m.package_version_id
    where w.id = work_id and w.lease_token = phase_task.token and w.state = 'running' and w.kind = 'phase';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function phase_task is 'The program that is to be mapped, to whoever holds the lease.';

create function version_of_phase(subject bigint) returns bigint language sql stable as
    'select package_version_id from phase_map where id = subject';

create function finish_phase(done work, result jsonb, moment timestamptz, share fair_share) returns void language sql as
    'update phase_map set map = finish_phase.result, finished_at = moment where id = finish_phase.done.subject';

create function abandon_phase(tried work, reason text, moment timestamptz) returns void language sql as
    'update phase_map set finished_at = moment, message = reason where id = abandon_phase.tried.subject';

revoke all on function queue_phase(bigint, bigint, bigint, smallint, timestamptz, fair_share), phase_task(bigint, bigint),
    version_of_phase(bigint), finish_phase(work, jsonb, timestamptz, fair_share), abandon_phase(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function phase_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;

comment on column work.kind is 'judge, search, invocation, hand, proof, upload, play, scope, idea, growth or phase; the kind''s own table holds what is to be done and what came of it.';
comment on column work.lane is '0 run, 1 submit, 2 by hand, 3 upload, 4 rejudge, 5 counterexample, 6 proof, 7 what is found out after the verdict; lower goes first.';
