-- The measuring of how a program's time grows.
-- Locks nothing: functions are replaced.

create or replace function queue_growth(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- A person who sends more programs than these at a time has some of them measured.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and kind = 'growth') >= most then
        return;
    end if;
    insert into program_growth (submission_id, package_version_id, language, source_hash, queued_at)
    select id, judged_by, language, source_hash, moment from submission where id = judged
    on conflict do nothing
    returning id, language into made;
    if found then
        perform work_queue('growth', made.id, 'submission/' || judged, asker, made.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_growth is 'Queues the measuring of a program, unless the same was measured or the person has enough of them in the queue.';

create or replace function growth_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join program_growth g on g.id = w.subject
    join submission s on s.id = g.submission_id
    join package_version v on v.id = g.package_version_id
    where w.id = work_id and w.lease_token = growth_task.token and w.state = 'running' and w.kind = 'growth';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function growth_task is 'The program that is to be measured, to the holder of the lease.';

create or replace function version_of_growth(subject bigint) returns bigint language sql stable as
    'select package_version_id from program_growth where id = subject';

create or replace function finish_growth(done work, result jsonb, moment timestamptz, share fair_share) returns void language sql as
    'update program_growth set measurement = finish_growth.result, finished_at = moment where id = finish_growth.done.subject';

create or replace function abandon_growth(tried work, reason text, moment timestamptz) returns void language sql as
    'update program_growth set finished_at = moment, message = reason where id = abandon_growth.tried.subject';

revoke all on function queue_growth, growth_task, version_of_growth, finish_growth, abandon_growth from public;
