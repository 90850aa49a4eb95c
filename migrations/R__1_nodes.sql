-- What nodes tell of themselves, and what they make ahead. Seeds are drawn here, so that no node can choose those that a submission
-- will meet.
-- Locks nothing: functions are replaced.

create or replace function node_see(
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

create or replace function node_leave(node_name text, before timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    latest timestamptz := work_time(before, '-30 minutes');
begin
    delete from node where name = node_name and login = session_user or last_seen_at < latest;
end
$$;
comment on function node_leave is 'Says that a node is gone, and forgets those that went without a word long ago.';

create or replace function fresh_seed_draw(version bigint) returns bigint
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
create or replace function fresh_seed_made(version bigint, made bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    update fresh_seed set made_at = clock_timestamp() where package_version_id = version and seed = made and made_at is null;
end
$$;
comment on function fresh_seed_made is 'Says that a seed''s tests are made: a submission may take it.';

create or replace function fresh_seed_forget_retired() returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    delete from fresh_seed f
    where not exists (select from problem p where p.published and p.live_version_id = f.package_version_id);
end
$$;

create or replace function live_archive(version bigint) returns bytea
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
comment on function live_archive is 'A package that is served, as a zip, for the node that makes its tests ahead.';

revoke all on function node_see, node_leave, fresh_seed_draw, fresh_seed_made, fresh_seed_forget_retired, live_archive from public;
