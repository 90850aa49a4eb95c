-- The queue: how work is put into it, leased, ended and forgotten. Judge nodes write nothing but by these.
-- Locks nothing: functions are replaced.

-- The owner's nodes tell the time, so that all of a statement is one instant. A restricted login is not believed a time to come.
create or replace function work_time(given timestamptz, ahead interval) returns timestamptz language sql volatile as $$
    select case when session_user = current_user then given else least(given, clock_timestamp() + ahead) end
$$;

create or replace function work_queue(
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

create or replace function refuse_lease(work_id bigint) returns void language plpgsql as $$
begin
    raise exception 'work % is not leased under this token: another worker has it, or it is no longer wanted', work_id
        using errcode = 'insufficient_privilege';
end
$$;

create or replace function work_leased(work_id bigint, token bigint) returns work language plpgsql as $$
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

create or replace function work_claim(
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
        -- Drawn at random: the holder of one lease cannot guess another.
        lease_token = uuid_hash_extended(gen_random_uuid(), 0),
        lease_until = work_time(until, '1 minute'), started_at = clock_timestamp()
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

create or replace function work_renew(ids bigint[], tokens bigint[], until timestamptz) returns table (held_id bigint, held_token bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    return query
        -- Of two heartbeats the one that read its clock first may come last.
        update work set lease_until = greatest(lease_until, work_time(until, '1 minute'))
        from unnest(ids, tokens) as held (id, token)
        where work.id = held.id and work.lease_token = held.token and work.state = 'running'
        returning work.id, work.lease_token;
end
$$;
comment on function work_renew is 'Prolongs leases; answers those that are still held.';

create or replace function work_report(work_id bigint, token bigint, told jsonb) returns boolean
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

create or replace function work_trace(work_id bigint, token bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    return (select trace from work where id = work_id and lease_token = token and state = 'running');
end
$$;
comment on function work_trace is 'What caused the leased work; null where nothing is traced, and when the lease was lost.';

create or replace function frame_of_kind(kind text) returns text language sql stable as $$
    select case when exists (select from pg_proc where proname = 'finish_' || kind and pronamespace = 'public'::regnamespace)
                then kind else 'finding' end
$$;
comment on function frame_of_kind is 'How the functions end that serve work of a kind. Kinds without functions of their own are kinds of findings.';

create or replace function work_finish(
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
        execute format('select %I($1, $2, $3, $4)', 'finish_' || frame_of_kind(done.kind)) using done, result, moment, share;
    end if;
    perform pg_notify('work_changed', done.topic);
    return true;
end
$$;
comment on function work_finish is 'Ends work and writes its result, all or nothing. False when the lease was lost: then nothing is written.';

create or replace function work_give_back(work_id bigint, token bigint) returns boolean
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

create or replace function end_try(tried work, reason text, moment timestamptz) returns void
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
        execute format('select %I($1, $2, $3)', 'abandon_' || frame_of_kind(tried.kind)) using tried, reason, moment;
    end if;
    perform pg_notify('work_queued', '');
    perform pg_notify('work_changed', tried.topic);
end
$$;
comment on function end_try is 'The work waits for another try, or is abandoned after the last.';

create or replace function work_fail(work_id bigint, token bigint, reason text, given timestamptz) returns boolean
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

create or replace function work_silent(kinds text[], slice integer, given timestamptz) returns setof bigint
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

create or replace function work_end_silent(work_id bigint, given timestamptz) returns boolean
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

-- Against work_finish the row decides: the first update ends the work, and the other finds it ended.
create or replace function work_abort(of_kind text, of_subject bigint, of_lane integer, moment timestamptz) returns boolean
language plpgsql as $$
declare
    aborted work;
begin
    update work
    set state = 'ended', ended_at = moment, message = null, progress = null,
        cpu_spent_us = case when state = 'running'
            then greatest(0, cast(extract(epoch from clock_timestamp() - started_at) * 1000000 as bigint)) end,
        lease_owner = null, lease_token = null, lease_until = null
    where kind = of_kind and subject = of_subject and lane = of_lane and ended_at is null
    returning work.* into aborted;
    if not found then
        return false;
    end if;
    execute format('select %I($1, $2)', 'abort_' || of_kind) using aborted, moment;
    perform pg_notify('work_lost', aborted.id::text);
    perform pg_notify('work_changed', aborted.topic);
    return true;
end
$$;
comment on function work_abort is 'Ends work that its asker no longer wants; false when there is none in that lane that is not over. Kinds that allow it bring abort_KIND.';

create or replace function work_forget(before timestamptz, slice integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    latest timestamptz := work_time(before, '-5 minutes');
begin
    delete from work where id in (
        select id from work where ended_at < latest order by ended_at limit slice for update skip locked);
end
$$;
comment on function work_forget is 'Forgets ended work that counts for nobody''s share any more.';

create or replace function owner_hash(asker text) returns text language sql immutable strict parallel safe as $$
    select encode(sha256(convert_to('owner ' || asker, 'UTF8')), 'hex')
$$;
comment on function owner_hash is 'Stands for a person, or a guest''s browser, before nodes.';

create or replace function leased_archive(work_id bigint, token bigint, version bigint) returns bytea
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased work := work_leased(work_id, token);
    needed bigint;
begin
    if frame_of_kind(leased.kind) = 'finding' then
        select package_version_id into needed from finding where kind = leased.kind and id = leased.subject;
    else
        execute format('select %I($1)', 'version_of_' || leased.kind) into needed using leased.subject;
    end if;
    if needed is distinct from version then
        raise exception 'work % is about package version %, not %', work_id, needed, version using errcode = 'insufficient_privilege';
    end if;
    return (select archive from package_version where id = version);
end
$$;
comment on function leased_archive is 'The package that the leased work is about, as a zip.';

revoke all on function work_time, work_queue, refuse_lease, work_leased, work_claim, work_renew, work_report, work_trace,
    frame_of_kind, work_finish,
    work_give_back, end_try, work_fail, work_silent, work_end_silent, work_abort, work_forget, owner_hash, leased_archive from public;
