-- An accepted program that needs an interpreter takes minutes for all small games: when its time is up, others that wait in the lane go first, and
-- it goes on where it was, up to 30 pieces. Until now it was cut after the first.
-- Locks small_scope for a moment: a column with a default, nothing is rewritten. Nodes of the release before read what they read until now,
-- begin at the first game and end by 'cut'.

alter table small_scope
    add column pieces smallint not null default 0,
    add constraint small_scope_pieces_range check (pieces between 0 and 30);
comment on column small_scope.pieces is 'How often its time was up: it goes on where it was, behind what else waits.';
comment on column small_scope.tried is 'How many of the games were tried, smallest first; where outcome is null, before this piece.';
comment on column small_scope.outcome is 'right on all, cut (right on the first, then the time of its last piece was up), wrong on one, or failed (a fault of ours); null until it is over.';

-- Beside scope_task, which nodes of the release before read as it is.
create function scope_tried(work_id bigint, token bigint) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased work := work_leased(work_id, token);
begin
    return (select c.tried from small_scope c where c.id = leased.subject and leased.kind = 'scope');
end
$$;
comment on function scope_tried is 'On how many games an accepted program was tried before, to whoever holds the lease.';

create or replace function finish_scope(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
declare
    -- Of 90 s each: with an interpreter that is some twenty thousand games.
    most_pieces constant integer := 30;
    came text := finish_scope.result ->> 'outcome';
    scope small_scope;
begin
    update small_scope
    set tried = cast(finish_scope.result ->> 'tried' as integer), games = cast(finish_scope.result ->> 'games' as integer),
        games_are = finish_scope.result ->> 'games_are', games_german = finish_scope.result ->> 'games_german',
        pieces = pieces + case when came = 'unfinished' then 1 else 0 end
    where id = done.subject
    returning * into scope;
    if found and came = 'unfinished' and scope.pieces < most_pieces then
        perform work_queue('scope', scope.id, done.topic, done.account_id, done.needs, done.lane, moment, share);
        return;
    end if;
    update small_scope
    set outcome = case when came = 'unfinished' then 'cut' else came end, failure = finish_scope.result -> 'failure', finished_at = moment
    where id = done.subject;
end
$$;

revoke all on function scope_tried(bigint, bigint) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function scope_tried(bigint, bigint) to grundy_judge;
    end if;
end
$$;
