-- Games to play on: their state graphs, and the moves of people's programs.
-- Locks nothing: functions are replaced.

create or replace function play_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out level smallint, out seed integer, out input text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select g.package_version_id, v.content_hash, g.level, g.seed, g.input
    into package_version_id, content_hash, level, seed, input
    from work w
    join game_graph g on g.id = w.subject
    join package_version v on v.id = g.package_version_id
    where w.id = work_id and w.lease_token = play_task.token and w.state = 'running' and w.kind = 'play';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function play_task is 'What is to be made playable, to the holder of the lease.';

create or replace function version_of_play(subject bigint) returns bigint language sql stable as
    'select package_version_id from game_graph where id = subject';

create or replace function finish_play(done work, result jsonb, moment timestamptz, share fair_share) returns void language plpgsql as $$
begin
    update game_graph
    set made_at = moment, input = coalesce(input, finish_play.result ->> 'input'),
        positions = cast(finish_play.result ->> 'positions' as integer),
        graph = decode(finish_play.result ->> 'graph', 'base64'),
        refusal = finish_play.result ->> 'refusal'
    where id = done.subject;
end
$$;

create or replace function abandon_play(tried work, reason text, moment timestamptz) returns void language sql as
    'update game_graph set made_at = moment, message = reason where id = tried.subject';

create or replace function take_game_graph(version bigint, game text, game_content text) returns boolean
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
    taken bigint;
begin
    -- Of a version that is live nothing is taken: a node that asks for one that was live a moment ago takes nothing back.
    select g.id into taken
    from package_version mine
    join package_version v on v.problem_id = mine.problem_id and v.id <> mine.id
    join game_graph g on g.package_version_id = v.id and g.name = game
    where mine.id = version and g.content = game_content and g.made_at is not null and g.message is null
      and not exists (select from problem p where p.live_version_id = v.id)
      and not exists (select from game_graph there where there.package_version_id = version and there.name = game)
    order by g.id desc limit 1
    for update of g skip locked;
    if taken is null then
        return false;
    end if;
    update game_graph set package_version_id = version where id = taken;
    return true;
exception
    -- Another was faster.
    when unique_violation then
        return false;
end
$$;
comment on function take_game_graph is 'Lets a version have what was made of the same content for an earlier version of its problem; false where there is nothing such.';

-- What was made of the same content for an earlier version counts as known.
create or replace function queue_game_graph(
    version bigint, game text, game_level integer, game_seed integer, game_input text, game_content text, given timestamptz)
returns text language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    -- The next is queued when these are made: nothing is kept waiting by what nobody asked for.
    most_waiting constant integer := 2;
    moment timestamptz := work_time(given, '10 seconds');
    made bigint;
begin
    update game_graph set content = game_content
    where package_version_id = version and name = game and content is null;
    if game !~ '^(sample-[1-9][0-9]?|[1-9]-1)$' then
        raise exception 'game % is not made ahead; a sample or the first of a level is', left(game, 80);
    end if;
    if not exists (select from problem p where p.published and p.live_version_id = version) then
        return 'known';
    end if;
    if take_game_graph(version, game, game_content) then
        return 'known';
    end if;
    if exists (select from game_graph g where g.package_version_id = version and g.name = game) then
        return 'known';
    end if;
    if (select count(*) from work where kind = 'play' and lane = lane_after_verdict() and state = 'queued') >= most_waiting then
        return 'full';
    end if;
    insert into game_graph (package_version_id, name, level, seed, input, content, asked_at)
    values (version, game, game_level, game_seed, game_input, game_content, moment)
    on conflict do nothing
    returning id into made;
    if made is null then
        return 'known';
    end if;
    perform work_queue('play', made, 'play/' || made, null, '', lane_after_verdict(), moment, cast(row(0, 0, moment) as fair_share));
    return 'queued';
end
$$;
comment on function queue_game_graph(bigint, text, integer, integer, text, text, timestamptz) is
    'Queues the making of an instance of a live version for idle times: queued, known (it is there, or not wanted), or full (enough waits).';

create or replace function game_graph_retired_at(version bigint, made timestamptz) returns timestamptz
language sql stable set search_path = pg_catalog, public, pg_temp as $$
    select coalesce(min(later.published_at), made)
    from package_version v
    join publication later on later.problem_id = v.problem_id
    where v.id = version
      and later.id > (
          select coalesce(max(p.id), 0) from publication p where p.problem_id = v.problem_id and p.package_version_id = version)
$$;
comment on function game_graph_retired_at is 'When another version went live in the place of that one, which is not; where none did, when the graph was made.';

create or replace function move_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text, out input text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id), m.input
    into package_version_id, content_hash, language, source, owner, input
    from work w
    join program_move m on m.id = w.subject
    join submission s on s.id = m.submission_id
    join package_version v on v.id = m.package_version_id
    where w.id = work_id and w.lease_token = move_task.token and w.state = 'running' and w.kind = 'move';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function move_task is 'The program that is to move and the game it begins, to the holder of the lease.';

create or replace function version_of_move(subject bigint) returns bigint language sql stable as
    'select package_version_id from program_move where id = subject';

create or replace function finish_move(done work, result jsonb, moment timestamptz, share fair_share) returns void language sql as $$
    update program_move
    set answered_at = moment, said = finish_move.result ->> 'said', failure = finish_move.result ->> 'failure'
    where id = finish_move.done.subject
$$;

create or replace function abandon_move(tried work, reason text, moment timestamptz) returns void language sql as
    'update program_move set answered_at = moment, message = reason where id = abandon_move.tried.subject';

revoke all on function play_task, version_of_play, finish_play, abandon_play, take_game_graph, queue_game_graph, game_graph_retired_at,
    move_task, version_of_move, finish_move, abandon_move from public;
