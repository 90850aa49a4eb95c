-- The login of a judge node could rewrite verdicts, read every source and package, lock tables and delete nodes. From now on it
-- has no right to write any table: it claims, reports, ends and reads through functions of the owner's, which ask for the lease
-- and its token. Web nodes use the same functions. A new kind of work brings three: finish_KIND, abandon_KIND, version_of_KIND.
-- Finished judgings and searches are frozen, whoever writes.
-- Locks work, judging, counterexample, node and fresh_seed for a moment; rewrites node, which is small.

create type fair_share as (per_pending double precision, per_cpu_microsecond double precision, recent timestamptz);
comment on type fair_share is 'How far a person''s next work sinks: seconds for each unfinished piece in the lane, seconds for each microsecond of CPU time used since then.';

-- The owner's nodes tell the time, so that all of a statement is one instant. A restricted login is not believed a time to come.
create function work_time(given timestamptz, ahead interval) returns timestamptz language sql volatile as $$
    select case when session_user = current_user then given else least(given, clock_timestamp() + ahead) end
$$;

create function work_queue(
    kind text, subject bigint, topic text, account_id bigint, needs text, lane integer, moment timestamptz, share fair_share)
returns void language plpgsql as $$
#variable_conflict use_variable
begin
    insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, queued_at)
    values (kind, subject, topic, account_id, needs, lane,
            extract(epoch from moment)
              + share.per_pending * (select count(*) from work w
                  where w.account_id = work_queue.account_id and w.ended_at is null and w.lane = work_queue.lane)
              + share.per_cpu_microsecond * (select coalesce(sum(w.cpu_spent_us), 0) from work w
                  where w.account_id = work_queue.account_id and w.ended_at > share.recent),
            'queued', moment);
    perform pg_notify('work_queued', '');
    perform pg_notify('work_changed', topic);
end
$$;
comment on function work_queue is 'Queues work at its fair place and tells who waits for work and who watches the topic.';

-- One row always, of nulls where there is none: sets of rows are kept aside before they are told, which costs twice as much.
create function work_claim(
    node text, offers text[], first_lane integer, last_lane integer, until timestamptz,
    out id bigint, out lease_token bigint, out kind text, out subject bigint, out topic text, out lane smallint,
    out attempt smallint, out queued_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
    with next as (
        select id from work
        where state = 'queued' and lane between first_lane and last_lane
          -- Not "= any": that is thought to leave so few rows that before the first ANALYZE all would be sorted.
          and array_position(offers, kind || ' ' || needs) is not null
        order by lane, fair_rank, id
        limit 1
        -- Rows that another worker is claiming are passed over, not waited for.
        for update skip locked)
    update work
    set state = 'running', attempt = attempt + 1, message = null, progress = null, lease_owner = node,
        -- Drawn at random: whoever holds one lease cannot guess another.
        lease_token = uuid_hash_extended(gen_random_uuid(), 0),
        lease_until = work_time(until, '1 minute')
    from next
    where work.id = next.id
    returning work.id, work.lease_token, work.kind, work.subject, work.topic, work.lane, work.attempt, work.queued_at
    into id, lease_token, kind, subject, topic, lane, attempt, queued_at;
    if found then
        perform pg_notify('work_changed', work_claim.topic);
    end if;
end
$$;
comment on function work_claim is 'Takes the first waiting work that is offered and of those lanes under a new lease; nulls when none waits.';

create function refuse_lease(work_id bigint) returns void language plpgsql as $$
begin
    raise exception 'work % is not leased under this token: another worker has it, or it is no longer wanted', work_id
        using errcode = 'insufficient_privilege';
end
$$;

create function work_leased(work_id bigint, token bigint) returns work language plpgsql as $$
declare
    leased work;
begin
    select * into leased from work where id = work_id and lease_token = token and state = 'running';
    if not found then
        perform refuse_lease(work_id);
    end if;
    return leased;
end
$$;
comment on function work_leased is 'The work of that lease; refuses when the lease was lost.';

create function work_report(work_id bigint, token bigint, told jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    watched text;
begin
    update work set progress = told where id = work_id and lease_token = token and state = 'running'
    returning topic into watched;
    if found then
        perform pg_notify('work_changed', watched);
    end if;
    return watched is not null;
end
$$;
comment on function work_report is 'Says how far work is; false when the lease was lost.';

create function work_renew(ids bigint[], tokens bigint[], until timestamptz) returns table (held_id bigint, held_token bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    return query
        update work set lease_until = work_time(until, '1 minute')
        from unnest(ids, tokens) as held (id, token)
        where work.id = held.id and work.lease_token = held.token and work.state = 'running'
        returning work.id, work.lease_token;
end
$$;
comment on function work_renew is 'Prolongs leases; answers those that are still held.';

create function work_finish(
    work_id bigint, token bigint, result jsonb, cpu_spent bigint, given timestamptz, share fair_share)
returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    done work;
    moment timestamptz := work_time(given, '10 seconds');
begin
    update work
    set state = 'ended', ended_at = moment, cpu_spent_us = cpu_spent, message = null, progress = null,
        lease_owner = null, lease_token = null, lease_until = null
    where id = work_id and lease_token = token and state = 'running'
    returning work.* into done;
    if not found then
        return false;
    end if;
    if done.kind = 'judge' then
        -- What is called by a name that is known costs 15 µs less.
        perform finish_judge(done, result, moment, share);
    else
        execute format('select %I($1, $2, $3, $4)', 'finish_' || done.kind) using done, result, moment, share;
    end if;
    perform pg_notify('work_changed', done.topic);
    return true;
end
$$;
comment on function work_finish is 'Ends work and writes its result, all or nothing. False when the lease was lost: then nothing is written.';

create function work_give_back(work_id bigint, token bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    watched text;
begin
    update work
    set state = 'queued', attempt = attempt - 1, progress = null, lease_owner = null, lease_token = null, lease_until = null
    where id = work_id and lease_token = token and state = 'running'
    returning topic into watched;
    if found then
        perform pg_notify('work_queued', '');
        perform pg_notify('work_changed', watched);
    end if;
    return watched is not null;
end
$$;
comment on function work_give_back is 'Puts work back untouched, not counted as a try. False when the lease was lost.';

create function end_try(tried work, reason text, moment timestamptz) returns void
language plpgsql as $$
declare
    -- As many as work_attempt_range allows: a fourth try could not be claimed, and would stand before all that waits.
    abandoned boolean := tried.attempt >= 3;
begin
    update work
    set state = case when abandoned then 'ended' else 'queued' end, ended_at = case when abandoned then moment end,
        message = reason, progress = null, lease_owner = null, lease_token = null, lease_until = null
    where id = tried.id;
    if abandoned then
        execute format('select %I($1, $2, $3)', 'abandon_' || tried.kind) using tried, reason, moment;
    end if;
    perform pg_notify('work_queued', '');
    perform pg_notify('work_changed', tried.topic);
end
$$;
comment on function end_try is 'The work waits for another try, or is abandoned after the last.';

create function work_fail(work_id bigint, token bigint, reason text, given timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    tried work;
begin
    select * into tried from work where id = work_id and lease_token = token and state = 'running' for update;
    if not found then
        return false;
    end if;
    perform end_try(tried, reason, work_time(given, '10 seconds'));
    return true;
end
$$;
comment on function work_fail is 'Says that this try failed through a fault of ours. False when the lease was lost.';

create function work_silent(kinds text[], slice integer, given timestamptz) returns setof bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    moment timestamptz := work_time(given, '0 seconds');
begin
    return query
        select id from work where state = 'running' and lease_until < moment and kind = any (kinds)
        order by lease_until limit slice;
end
$$;
comment on function work_silent is 'Work of those kinds whose workers were silent for longer than their lease, the longest first.';

create function work_end_silent(work_id bigint, given timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    tried work;
    moment timestamptz := work_time(given, '0 seconds');
begin
    select * into tried from work where id = work_id and state = 'running' and lease_until < moment for update;
    if not found then
        return false;
    end if;
    perform end_try(tried, format('node %s fell silent in try %s of 3', tried.lease_owner, tried.attempt), moment);
    return true;
end
$$;
comment on function work_end_silent is 'Ends the try of a worker that is silent; false when it is not.';

create function work_forget(before timestamptz, slice integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    latest timestamptz := work_time(before, '-5 minutes');
begin
    delete from work where id in (
        select id from work where ended_at < latest order by ended_at limit slice for update skip locked);
end
$$;
comment on function work_forget is 'Forgets ended work that counts for nobody''s share any more.';

create function leased_archive(work_id bigint, token bigint, version bigint) returns bytea
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased work := work_leased(work_id, token);
    needed bigint;
begin
    execute format('select %I($1)', 'version_of_' || leased.kind) into needed using leased.subject;
    if needed is distinct from version then
        raise exception 'work % is about package version %, not %', work_id, needed, version using errcode = 'insufficient_privilege';
    end if;
    return (select archive from package_version where id = version);
end
$$;
comment on function leased_archive is 'The package that the leased work is about, as a zip.';

create function live_archive(version bigint) returns bytea
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    found bytea;
begin
    select archive into found from package_version v
    where v.id = version and exists (select from problem p where p.published and p.live_version_id = v.id);
    if found is null then
        raise exception 'package version % is not served: only what is served is made ready ahead', version
            using errcode = 'insufficient_privilege';
    end if;
    return found;
end
$$;
comment on function live_archive is 'A package that is served, as a zip, for whoever makes its tests ahead.';

-- Judging.

create function judging_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out seed bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, j.seed
    into package_version_id, content_hash, language, source, seed
    from work w
    join judging j on j.id = w.subject
    join submission s on s.id = j.submission_id
    join package_version v on v.id = j.package_version_id
    where w.id = work_id and w.lease_token = token and w.state = 'running' and w.kind = 'judge';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

create function version_of_judge(subject bigint) returns bigint language sql stable as
    'select package_version_id from judging where id = subject';

-- One person's wrong answers may have four searches for counterexamples in the queue at a time. Those beyond are put off: they
-- have no row in work, and one of them is queued when another of the person's is over, so none is lost.

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

create function finish_judge(done work, result jsonb, moment timestamptz, share fair_share) returns void
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
comment on function finish_judge is 'Writes a verdict, moves the person''s state on the problem upward; a wrong answer or a crash asks for a counterexample.';

create function abandon_judge(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update judging set verdict = 'JE', finished_at = moment, message = reason where id = tried.subject;
end
$$;

-- Searching.

create function search_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source
    into package_version_id, content_hash, language, source
    from work w
    join counterexample c on c.id = w.subject
    join submission s on s.id = c.submission_id
    join package_version v on v.id = c.package_version_id
    where w.id = work_id and w.lease_token = token and w.state = 'running' and w.kind = 'search';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

create function version_of_search(subject bigint) returns bigint language sql stable as
    'select package_version_id from counterexample where id = subject';

create function finish_search(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update counterexample
    set outcome = result ->> 'outcome', tried = cast(result ->> 'tried' as bigint), failure = result -> 'failure',
        too_large = result ->> 'too_large', finished_at = moment
    where id = done.subject;
    perform resume_search(done.account_id, done.lane, moment);
end
$$;

create function abandon_search(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update counterexample set outcome = 'failed', finished_at = moment, message = reason where id = tried.subject;
    perform resume_search(tried.account_id, tried.lane, moment);
end
$$;

-- What was found out stays as it is.

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
    -- A rejudge makes the judging that counted one of the past; the adoption of a shadow the other way round.
    if tg_table_name = 'judging' then
        old.live := new.live;
    -- Of two who sent the same program one may leave: what was found for it stays with the other.
    elsif tg_table_name = 'counterexample' then
        old.submission_id := new.submission_id;
    end if;
    if new is distinct from old then
        raise exception '% % is finished and stays as it is: queue another instead', tg_table_name, old.id;
    end if;
    return new;
end
$$;
create trigger judging_stays_as_finished before update on judging
    for each row when (old.verdict is not null) execute function refuse_rewriting();
create trigger counterexample_stays_as_finished before update on counterexample
    for each row when (old.outcome is not null) execute function refuse_rewriting();

-- Nodes tell of themselves only.

alter table node add column login text not null default session_user;
comment on column node.login is 'The database login that the node came with; only it may change or remove the row.';

create function node_see(
    node_name text, node_role text, cell_count integer, running_count integer, is_draining boolean,
    host_report jsonb, offered jsonb, given timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    moment timestamptz := work_time(given, '10 seconds');
begin
    insert into node (name, role, cells, running, started_at, last_seen_at, draining, host, languages, login)
    values (node_name, node_role, cell_count, running_count, moment, moment, is_draining, host_report, offered, session_user)
    on conflict (name) do update
    set cells = excluded.cells, running = excluded.running, last_seen_at = excluded.last_seen_at, draining = excluded.draining,
        host = excluded.host, languages = excluded.languages
    where node.login = session_user;
end
$$;
comment on function node_see is 'Says that a node is there.';

create function node_leave(node_name text, before timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    latest timestamptz := work_time(before, '-30 minutes');
begin
    delete from node where name = node_name and login = session_user or last_seen_at < latest;
end
$$;
comment on function node_leave is 'Says that a node is gone, and forgets those that went without a word long ago.';

-- Seeds are drawn here, so that no node can choose those that a submission will meet.

alter table fresh_seed alter column made_at drop not null;
comment on column fresh_seed.made_at is 'When the tests were made; the oldest go first. Null until then: no submission takes it.';

create function fresh_seed_draw(version bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    -- As many as a burst of submissions may take before a node is idle again.
    pool constant integer := 4;
    -- Below 2^53: short to type, and whole in any JSON reader.
    drawn bigint := uuid_hash_extended(gen_random_uuid(), 0) & 9007199254740991;
begin
    insert into fresh_seed (package_version_id, seed)
    select version, drawn
    where (select count(*) from fresh_seed where package_version_id = version) < pool
      and exists (select from problem where published and live_version_id = version)
    on conflict do nothing
    returning seed into drawn;
    return drawn;
end
$$;
comment on function fresh_seed_draw is 'Adds a seed whose tests are to be made; null when the pool is full or nobody is judged with that version.';

-- At the database's own time: a time that has passed would put the seed before the others.
create function fresh_seed_made(version bigint, made bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    update fresh_seed set made_at = clock_timestamp() where package_version_id = version and seed = made and made_at is null;
end
$$;
comment on function fresh_seed_made is 'Says that a seed''s tests are made: a submission may take it.';

create function fresh_seed_forget_retired() returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    delete from fresh_seed f
    where not exists (select from problem p where p.published and p.live_version_id = f.package_version_id);
end
$$;

drop sequence work_lease_token;
comment on column work.lease_token is 'Fencing token, drawn at random by each claim; only the holder of the row''s token may write a result.';

-- Rights. What runs within the owner's functions needs none.

do $$
declare
    made regprocedure;
    reached text[] := array['work_claim', 'work_report', 'work_renew', 'work_finish', 'work_give_back', 'work_fail', 'work_silent',
        'work_end_silent', 'work_forget', 'leased_archive', 'judging_task', 'search_task', 'node_see', 'node_leave',
        'fresh_seed_forget_retired'];
    hidden text[] := array['live_archive', 'fresh_seed_draw', 'fresh_seed_made', 'work_time', 'work_queue', 'refuse_lease', 'work_leased', 'end_try', 'version_of_judge', 'finish_judge',
        'abandon_judge', 'queue_search', 'resume_search', 'version_of_search', 'finish_search', 'abandon_search'];
    judges boolean := exists (select from pg_roles where rolname = 'grundy_judge');
begin
    if judges and not exists (select from pg_roles where rolname = 'grundy_preparer') then
        begin
            create role grundy_preparer nologin;
        exception
            when duplicate_object or unique_violation then null; -- Another database's migration made it just now.
            when insufficient_privilege then
                raise warning 'role grundy_preparer not made: % may not create roles. Judge nodes make nothing ahead', current_user;
        end;
    end if;
    for made in
        select p.oid from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.proname = any (reached || hidden)
    loop
        execute format('revoke all on function %s from public', made);
    end loop;
    if not judges then
        return;
    end if;
    for made in
        select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any (reached)
    loop
        execute format('grant execute on function %s to grundy_judge', made);
    end loop;
    revoke all on problem, package_version, submission, judging, user_problem, node, counterexample, fresh_seed, work
        from grundy_judge;
    -- What is judged with, and how the queue and the nodes are: what /status and the metrics of a judge node tell.
    grant select (id, display_id, published, live_version_id) on problem to grundy_judge;
    grant select (id, problem_id, number, content_hash, created_at) on package_version to grundy_judge;
    grant select (lane, state, queued_at) on work to grundy_judge;
    grant select (queued_at, finished_at, verdict) on judging to grundy_judge;
    if exists (select from pg_roles where rolname = 'grundy_preparer') then
        -- Who knows a seed knows the tests that a submission will meet: a right of its own too.
        grant execute on function live_archive(bigint), fresh_seed_draw(bigint), fresh_seed_made(bigint, bigint) to grundy_preparer;
        grant select (package_version_id, seed, made_at) on fresh_seed to grundy_preparer;
    end if;
    grant select (name, role, cells, running, started_at, last_seen_at, draining, host, languages) on node to grundy_judge;
end
$$;

-- Anybody who may connect may keep things in temporary tables and large objects, as much as the disk holds.

do $$
begin
    execute format('revoke temporary on database %I from public', current_database());
end
$$;

do $$
begin
    revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) from public;
exception when insufficient_privilege then
    raise notice 'large objects stay open to everybody who may connect: only a superuser may revoke that';
end
$$;
