-- People paste an input of a problem and play on it. A node asks the package's validator first; what that refuses has no state graph, and why
-- is kept for who pasted it.
-- Locks game_graph for an instant: its rows are looked through for the two constraints.

alter table game_graph
    add column refusal text,
    add constraint game_graph_refusal_size check (octet_length(refusal) between 1 and 8192),
    drop constraint game_graph_whole,
    drop constraint game_graph_made,
    add constraint game_graph_whole check ((graph is null) = (positions is null) and num_nonnulls(graph, message, refusal) <= 1),
    add constraint game_graph_made check (made_at is not null or num_nonnulls(graph, message, refusal) = 0);
comment on column game_graph.refusal is 'What the input validator said of a given input that it did not accept.';
comment on column game_graph.name is 'The last part of its address: sample-1, 2-17 (level and seed), own- and the beginning of the input''s hash.';

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
