-- The instances that Play offers first are made by nodes that have nothing else to do, before anybody looks. Work of the kind that a look causes,
-- in the lane of what nobody waits for; a look at one that still waits there brings it forward.
-- Locks nothing that exists: a new function.

create function queue_game_graph(
    version bigint, game text, game_level integer, game_seed integer, game_input text, given timestamptz)
returns text language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    -- The next is queued when these are made: nothing is kept waiting by what nobody asked for.
    most_waiting constant integer := 2;
    moment timestamptz := work_time(given, '10 seconds');
    made bigint;
begin
    if game !~ '^(sample-[1-9][0-9]?|[1-9]-1)$' then
        raise exception 'game % is not made ahead; a sample or the first of a level is', left(game, 80);
    end if;
    if not exists (select from problem p where p.published and p.live_version_id = version)
        or exists (select from game_graph g where g.package_version_id = version and g.name = game)
    then
        return 'known';
    end if;
    if (select count(*) from work where kind = 'play' and lane = 7 and state = 'queued') >= most_waiting then
        return 'full';
    end if;
    insert into game_graph (package_version_id, name, level, seed, input, asked_at)
    values (version, game, game_level, game_seed, game_input, moment)
    on conflict do nothing
    returning id into made;
    if made is null then
        return 'known';
    end if;
    perform work_queue('play', made, 'play/' || made, null, '', 7, moment, cast(row(0, 0, moment) as fair_share));
    return 'queued';
end
$$;
comment on function queue_game_graph is 'Queues the making of an instance of a live version for idle times: queued, known (it is there, or not wanted), or full (enough waits).';

revoke all on function queue_game_graph(bigint, text, integer, integer, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_preparer') then
        grant execute on function queue_game_graph(bigint, text, integer, integer, text, timestamptz) to grundy_preparer;
    end if;
end
$$;
