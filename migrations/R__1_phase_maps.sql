-- The map of where a wrong program fails.
-- Locks nothing: functions are replaced.

create or replace function queue_phase(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- A person who sends more programs than these at a time has some of them mapped.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and kind = 'phase') >= most then
        return;
    end if;
    insert into phase_map (submission_id, package_version_id, language, source_hash, queued_at)
    select id, judged_by, language, source_hash, moment from submission where id = judged
    on conflict do nothing
    returning id, language into made;
    if found then
        perform work_queue('phase', made.id, 'submission/' || judged, asker, made.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_phase is 'Queues the mapping of a wrong program, unless the same was mapped or the person has enough of them in the queue.';

create or replace function phase_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join phase_map m on m.id = w.subject
    join submission s on s.id = m.submission_id
    join package_version v on v.id = m.package_version_id
    where w.id = work_id and w.lease_token = phase_task.token and w.state = 'running' and w.kind = 'phase';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function phase_task is 'The program that is to be mapped, to the holder of the lease.';

create or replace function version_of_phase(subject bigint) returns bigint language sql stable as
    'select package_version_id from phase_map where id = subject';

create or replace function finish_phase(done work, result jsonb, moment timestamptz, share fair_share) returns void language sql as
    'update phase_map set map = finish_phase.result, finished_at = moment where id = finish_phase.done.subject';

create or replace function abandon_phase(tried work, reason text, moment timestamptz) returns void language sql as
    'update phase_map set finished_at = moment, message = reason where id = abandon_phase.tried.subject';

revoke all on function queue_phase, phase_task, version_of_phase, finish_phase, abandon_phase from public;
