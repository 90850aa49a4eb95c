-- People play the games of problems against the house. What can be played is an input with its state graph, which judge nodes make from the
-- rules of the package, once for each version and instance, and which everybody who may read the problem shares.
-- Locks nothing that exists: new table only.

create table game_graph (
    id                 bigint generated always as identity,
    package_version_id bigint      not null,
    name               text        not null,
    level              smallint,
    seed               integer,
    input              text,
    asked_at           timestamptz not null,
    made_at            timestamptz,
    positions          integer,
    graph              bytea,
    message            text,
    constraint game_graph_pk primary key (id),
    constraint game_graph_once unique (package_version_id, name),
    constraint game_graph_package_version_fk foreign key (package_version_id) references package_version (id) on delete cascade,
    constraint game_graph_name_form check (name ~ '^[a-z0-9-]{1,80}$'),
    constraint game_graph_level_range check (level between 1 and 9),
    constraint game_graph_seed_range check (seed between 1 and 999999),
    constraint game_graph_generated check ((level is null) = (seed is null) and (level is not null or input is not null)),
    constraint game_graph_input_size check (octet_length(input) <= 16384),
    constraint game_graph_size check (octet_length(graph) between 1 and 4194304),
    constraint game_graph_positions_range check (positions between 1 and 1000000),
    constraint game_graph_whole check ((graph is null) = (positions is null) and num_nonnulls(graph, message) <= 1),
    constraint game_graph_made check (made_at is not null or num_nonnulls(graph, message) = 0)
);
comment on table game_graph is 'An instance that can be played, with its state graph. While it is being made there is a row in work.';
comment on column game_graph.name is 'The last part of its address: sample-1, 2-17 (level and seed).';
comment on column game_graph.level is 'Of by_hand.levels in practice.yaml, from 1; null where the input was given.';
comment on column game_graph.seed is 'What the generator of the level is given.';
comment on column game_graph.input is 'Null until the generator has made it.';
comment on column game_graph.made_at is 'When a node was done with it; with neither graph nor message the game is too large to be played.';
comment on column game_graph.graph is 'What the rules printed (docs/games.md), as gzip.';
comment on column game_graph.message is 'Why there is no graph, where the fault is ours.';

-- What is gzip does not compress again.
alter table game_graph alter column graph set storage external;

comment on column work.kind is 'judge, search, invocation, hand, proof, upload or play; the kind''s own table holds what is to be done and what came of it.';
comment on column work.topic is 'Payload of the notification work_changed, such as submission/7, invocation/8, hand/9, proof/10, upload/11 or play/12.';

create function play_task(
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
comment on function play_task is 'What is to be made playable, to whoever holds the lease.';

create function version_of_play(subject bigint) returns bigint language sql stable as
    'select package_version_id from game_graph where id = subject';

create function finish_play(done work, result jsonb, moment timestamptz, share fair_share) returns void language plpgsql as $$
begin
    update game_graph
    set made_at = moment, input = coalesce(input, finish_play.result ->> 'input'),
        positions = cast(finish_play.result ->> 'positions' as integer),
        graph = decode(finish_play.result ->> 'graph', 'base64')
    where id = done.subject;
end
$$;

create function abandon_play(tried work, reason text, moment timestamptz) returns void language sql as
    'update game_graph set made_at = moment, message = reason where id = tried.subject';

revoke all on function play_task(bigint, bigint), version_of_play(bigint), finish_play(work, jsonb, timestamptz, fair_share),
    abandon_play(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function play_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;
