-- The search for a small input that a wrong program gets wrong.
-- Locks nothing: functions are replaced.

create or replace function queue_search(search bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- More than a person looks at in the time that one takes; searches of many people go by fair share.
    most constant integer := 4;
    sought record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and lane = in_lane) >= most then
        return;
    end if;
    select submission_id, language into sought from counterexample where id = search and outcome is null for update;
    -- Two that end at the same moment may have chosen the same to follow.
    if found and not exists (select from work where kind = 'search' and subject = search and ended_at is null) then
        perform work_queue('search', search, 'submission/' || sought.submission_id, asker, sought.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_search is 'Queues a search, or puts it off where the person has enough of them in the queue.';

create or replace function resume_search(asker bigint, in_lane smallint, moment timestamptz) returns void language plpgsql as $$
declare
    search bigint;
begin
    select c.id into search
    from counterexample c join submission s on s.id = c.submission_id
    where c.outcome is null and s.account_id = asker
      and not exists (select from work w where w.kind = 'search' and w.subject = c.id and w.ended_at is null)
    order by c.id limit 1
    for update of c skip locked;
    if found then
        -- It has waited long enough: what the person has in the queue is no handicap any more.
        perform queue_search(search, asker, in_lane, moment, cast(row(0, 0, moment) as fair_share));
    end if;
end
$$;
comment on function resume_search is 'Queues the first of the person''s searches that are put off.';

create or replace function search_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join counterexample c on c.id = w.subject
    join submission s on s.id = c.submission_id
    join package_version v on v.id = c.package_version_id
    where w.id = work_id and w.lease_token = token and w.state = 'running' and w.kind = 'search';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

create or replace function version_of_search(subject bigint) returns bigint language sql stable as
    'select package_version_id from counterexample where id = subject';

create or replace function finish_search(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update counterexample
    set outcome = result ->> 'outcome', tried = cast(result ->> 'tried' as bigint), failure = result -> 'failure',
        too_large = result ->> 'too_large', finished_at = moment
    where id = done.subject;
    perform resume_search(done.account_id, done.lane, moment);
end
$$;

create or replace function abandon_search(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update counterexample set outcome = 'failed', finished_at = moment, message = reason where id = tried.subject;
    perform resume_search(tried.account_id, tried.lane, moment);
end
$$;

revoke all on function queue_search, resume_search, search_task, version_of_search, finish_search, abandon_search from public;
