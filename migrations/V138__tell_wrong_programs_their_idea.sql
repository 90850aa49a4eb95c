-- A program that answers wrongly is compared with the wrong ones of its package that say their idea, at the lowest priority. One row per program and
-- package version, whoever sent the program.
-- Locks nothing that exists: new table, new functions, and two functions that are replaced.

create table misconception (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    outcome            text,
    tests              integer,
    idea               text,
    idea_german        text,
    anchor             text,
    message            text,
    constraint misconception_pk primary key (id),
    constraint misconception_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint misconception_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint misconception_once unique (source_hash, language, package_version_id),
    constraint misconception_outcome_known check (outcome in ('told', 'none', 'failed')),
    constraint misconception_finished check ((outcome is null) = (finished_at is null)),
    constraint misconception_told_in_words check (
        num_nonnulls(tests, idea, idea_german) = case when outcome is not distinct from 'told' then 3 else 0 end),
    constraint misconception_anchor_of_told check (anchor is null or outcome is not distinct from 'told'),
    constraint misconception_failed_has_message check ((outcome is not distinct from 'failed') = (message is not null)),
    constraint misconception_tests_range check (tests >= 20)
);
comment on table misconception is 'Which idea explains the answers of a wrong program; while that is found out there is a row in work.';
comment on column misconception.submission_id is 'The submission that came first, and whose source is compared.';
comment on column misconception.outcome is 'told, none (no idea explains the answers, or several do), or failed (a fault of ours).';
comment on column misconception.tests is 'On how many tests it answers wrongly, with the same words as the program that has the idea.';
comment on column misconception.idea is 'What that one does, in words that follow "like one that"; in idea_german, "wie eines, das".';
comment on column misconception.anchor is 'The id of the heading of the editorial under which it is explained.';
comment on column misconception.message is 'What went wrong, where the fault is ours; for admins.';

create index misconception_by_submission on misconception (submission_id);

comment on column work.kind is 'judge, search, invocation, hand, proof, upload, play, scope or idea; the kind''s own table holds what is to be done and what came of it.';
comment on column work.lane is '0 run, 1 submit, 2 by hand, 3 upload, 4 rejudge, 5 counterexample, 6 proof, 7 what is found out after the verdict; lower goes first.';

-- Each kind by itself: they share a lane.
create or replace function queue_scope(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- Whoever sends more accepted programs than these at a time has some of them tried.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and kind = 'scope') >= most then
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

create function queue_idea(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- Whoever sends more wrong programs than these at a time has some of them compared.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and kind = 'idea') >= most then
        return;
    end if;
    insert into misconception (submission_id, package_version_id, language, source_hash, queued_at)
    select id, judged_by, language, source_hash, moment from submission where id = judged
    on conflict do nothing
    returning id, language into made;
    if found then
        perform work_queue('idea', made.id, 'submission/' || judged, asker, made.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_idea is 'Queues the comparison of a wrong program, unless the same was compared or the person has enough of them in the queue.';

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
    -- What an older node writes says nothing of ideas.
    if judged.verdict = 'WA' and cast(result ->> 'comparable' as boolean) then
        perform queue_idea(judged.submission_id, judged.package_version_id, done.account_id,
            cast(cast(result ->> 'idea_lane' as integer) as smallint), moment, share);
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

create function idea_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join misconception c on c.id = w.subject
    join submission s on s.id = c.submission_id
    join package_version v on v.id = c.package_version_id
    where w.id = work_id and w.lease_token = idea_task.token and w.state = 'running' and w.kind = 'idea';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function idea_task is 'The wrong program that is to be compared, to whoever holds the lease.';

create function version_of_idea(subject bigint) returns bigint language sql stable as
    'select package_version_id from misconception where id = subject';

create function finish_idea(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update misconception
    set outcome = result ->> 'outcome', tests = cast(result ->> 'tests' as integer), idea = result ->> 'idea',
        idea_german = result ->> 'idea_german', anchor = result ->> 'anchor', finished_at = moment
    where id = done.subject;
end
$$;

create function abandon_idea(tried work, reason text, moment timestamptz) returns void language sql as
    $$update misconception set outcome = 'failed', finished_at = moment, message = reason where id = abandon_idea.tried.subject$$;

revoke all on function queue_idea(bigint, bigint, bigint, smallint, timestamptz, fair_share), idea_task(bigint, bigint),
    version_of_idea(bigint), finish_idea(work, jsonb, timestamptz, fair_share), abandon_idea(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function idea_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;
