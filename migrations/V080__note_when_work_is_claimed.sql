-- When a try began, by the database's own clock: what is aborted counts the time that a node had it as CPU time.
-- Adds a column without rewriting anything; locks work for a moment.

alter table work add column started_at timestamptz;
comment on column work.started_at is 'When it was claimed last, by the database''s own clock; null before it ever was.';

-- As before, and notes when.
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
        -- Drawn at random: whoever holds one lease cannot guess another.
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
