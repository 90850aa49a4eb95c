-- The comparison of a wrong program with known wrong ideas.
-- Locks nothing: functions are replaced.

create or replace function queue_idea(judged bigint, judged_by bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    -- A person who sends more wrong programs than these at a time has some of them compared.
    most constant integer := 4;
    made record;
begin
    if (select count(*) from work where account_id = asker and ended_at is null and kind = 'idea') >= most then
        return;
    end if;
    insert into misconception (submission_id, package_version_id, language, source_hash, queued_at)
    select id, judged_by, language, source_hash, moment from submission where id = judged
    on conflict do nothing
    returning id, language into made;
    if found then
        perform work_queue('idea', made.id, 'submission/' || judged, asker, made.language, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_idea is 'Queues the comparison of a wrong program, unless the same was compared or the person has enough of them in the queue.';

create or replace function idea_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join misconception c on c.id = w.subject
    join submission s on s.id = c.submission_id
    join package_version v on v.id = c.package_version_id
    where w.id = work_id and w.lease_token = idea_task.token and w.state = 'running' and w.kind = 'idea';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function idea_task is 'The wrong program that is to be compared, to the holder of the lease.';

create or replace function version_of_idea(subject bigint) returns bigint language sql stable as
    'select package_version_id from misconception where id = subject';

create or replace function finish_idea(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update misconception
    set outcome = result ->> 'outcome', tests = cast(result ->> 'tests' as integer), idea = result ->> 'idea',
        idea_german = result ->> 'idea_german', anchor = result ->> 'anchor', finished_at = moment
    where id = done.subject;
end
$$;

create or replace function abandon_idea(tried work, reason text, moment timestamptz) returns void language sql as
    $$update misconception set outcome = 'failed', finished_at = moment, message = reason where id = abandon_idea.tried.subject$$;

revoke all on function queue_idea, idea_task, version_of_idea, finish_idea, abandon_idea from public;
