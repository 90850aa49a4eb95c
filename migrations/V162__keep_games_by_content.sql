-- State graphs belonged to a version alone: when a version went live in which only a statement differs, all of them were made anew, and whoever
-- looked waited. A row now says what its graph follows from, as a hash, and a version that goes live takes over the made row of an earlier one
-- with the same hash and name. Rows of a release before this one have no hash until an idle node notes it.
-- Locks game_graph for an instant: its rows are looked through for the constraint.

alter table game_graph
    add column content text,
    add constraint game_graph_content_form check (content ~ '^[0-9a-f]{64}$');
comment on column game_graph.content is 'SHA-256, in hexadecimal, over the programs and the input or generator call that the graph follows from; null where it was never worked out.';
comment on column game_graph.package_version_id is 'The version that has it: it goes from one that is not live any more to one that is, where content is the same.';

create function take_game_graph(version bigint, game text, game_content text) returns boolean
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
    taken bigint;
begin
    -- Of a version that is live nothing is taken: whoever asks for one that was live a moment ago takes nothing back.
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

create function queue_game_graph(
    version bigint, game text, game_level integer, game_seed integer, game_input text, game_content text, given timestamptz)
returns text language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    came text;
begin
    update game_graph set content = game_content
    where package_version_id = version and name = game and content is null;
    if exists (select from problem p where p.published and p.live_version_id = version)
        and take_game_graph(version, game, game_content)
    then
        return 'known';
    end if;
    came := queue_game_graph(version, game, game_level, game_seed, game_input, given);
    if came = 'queued' then
        update game_graph set content = game_content where package_version_id = version and name = game;
    end if;
    return came;
end
$$;
comment on function queue_game_graph(bigint, text, integer, integer, text, text, timestamptz) is
    'As that without a content; what was made of the same content for an earlier version counts as known.';

create function game_graph_retired_at(version bigint, made timestamptz) returns timestamptz
language sql stable set search_path = pg_catalog, public, pg_temp as $$
    select coalesce(min(later.published_at), made)
    from package_version v
    join publication later on later.problem_id = v.problem_id
    where v.id = version
      and later.id > (
          select coalesce(max(p.id), 0) from publication p where p.problem_id = v.problem_id and p.package_version_id = version)
$$;
comment on function game_graph_retired_at is 'When another version went live in the place of that one, which is not; where none did, when the graph was made.';

revoke all on function take_game_graph(bigint, text, text), game_graph_retired_at(bigint, timestamptz),
    queue_game_graph(bigint, text, integer, integer, text, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_preparer') then
        grant execute on function queue_game_graph(bigint, text, integer, integer, text, text, timestamptz) to grundy_preparer;
    end if;
end
$$;
