-- The trial of an accepted program on all small games.
-- Locks nothing: functions are replaced.

-- Each kind by itself: they share a lane.
create or replace function queue_scope(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- A person who sends more accepted programs than these at a time has some of them tried.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and kind = 'scope') >= most then
        return;
    end if;
    insert into small_scope (submission_id, package_version_id, language, source_hash, queued_at)
    select id, judged_by, language, source_hash, moment from submission where id = judged
    on conflict do nothing
    returning id, language into made;
    if found then
        perform work_queue('scope', made.id, 'submission/' || judged, asker, made.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_scope is 'Queues the trial of an accepted program, unless the same was tried or the person has enough of them in the queue.';

create or replace function scope_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join small_scope c on c.id = w.subject
    join submission s on s.id = c.submission_id
    join package_version v on v.id = c.package_version_id
    where w.id = work_id and w.lease_token = scope_task.token and w.state = 'running' and w.kind = 'scope';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function scope_task is 'The accepted program that is to be tried, to the holder of the lease.';

create or replace function scope_tried(work_id bigint, token bigint) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased work := work_leased(work_id, token);
begin
    return (select c.tried from small_scope c where c.id = leased.subject and leased.kind = 'scope');
end
$$;
comment on function scope_tried is 'On how many games an accepted program was tried before, to the holder of the lease.';

create or replace function version_of_scope(subject bigint) returns bigint language sql stable as
    'select package_version_id from small_scope where id = subject';

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

create or replace function abandon_scope(tried work, reason text, moment timestamptz) returns void language sql as
    $$update small_scope set outcome = 'failed', finished_at = moment, message = reason where id = abandon_scope.tried.subject$$;

revoke all on function queue_scope, scope_task, scope_tried, version_of_scope, finish_scope, abandon_scope from public;
