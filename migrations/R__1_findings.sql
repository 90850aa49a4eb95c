-- What is found out about a program after its verdict, and changes none. One set of functions serves all kinds of findings.
-- Locks nothing: functions are replaced.

create or replace function has_room_for_finding(asker bigint, of_kind text) returns boolean language sql stable as $$
    -- Of each kind by itself, as kinds share a lane.
    select count(*) < 4 from work where account_id = asker and ended_at is null and kind = of_kind
$$;
comment on function has_room_for_finding is 'Whether the person has less of the kind in the queue than a person may have.';

create or replace function start_finding(of_kind text, wanted bigint, asker bigint, in_lane smallint, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    sought record;
begin
    if not has_room_for_finding(asker, of_kind) then
        return;
    end if;
    -- Two that end at the same moment may have chosen the same to follow: the second finds that it is put off no more.
    update finding set put_off = false where kind = of_kind and id = wanted and put_off
    returning submission_id, language into sought;
    if found then
        perform work_queue(of_kind, wanted, 'submission/' || sought.submission_id, asker, sought.language, in_lane, moment, share);
    end if;
end
$$;
comment on function start_finding is 'Queues a finding that is put off, unless the person has enough of the kind in the queue.';

create or replace function queue_finding(
    of_kind text, judged bigint, judged_by bigint, asker bigint, in_lane smallint, may_wait boolean, moment timestamptz, share fair_share)
returns void language plpgsql as $$
declare
    wanted bigint;
begin
    -- A judge names it: a name of other work would let it end what is somebody else's.
    if frame_of_kind(of_kind) <> 'finding' then
        raise exception '% is no kind of finding', of_kind using errcode = 'insufficient_privilege';
    end if;
    if not may_wait and not has_room_for_finding(asker, of_kind) then
        return;
    end if;
    insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at, put_off)
    select of_kind, id, judged_by, language, source_hash, moment, true from submission where id = judged
    on conflict do nothing
    returning id into wanted;
    if not found then
        -- The same was or is found out already; put off for another person, it is queued for this one.
        select f.id into wanted
        from finding f
        join submission s on s.source_hash = f.source_hash and s.language = f.language
        where s.id = judged and f.package_version_id = judged_by and f.kind = of_kind and f.put_off;
    end if;
    if wanted is not null then
        perform start_finding(of_kind, wanted, asker, in_lane, moment, share);
    end if;
end
$$;
comment on function queue_finding is 'Asks for a finding, unless it was made. Where the person has enough of the kind in the queue it is put off, or left out.';

create or replace function resume_finding(of_kind text, asker bigint, in_lane smallint, moment timestamptz) returns void
language plpgsql as $$
declare
    wanted bigint;
begin
    select f.id into wanted
    from finding f join submission s on s.id = f.submission_id
    where f.kind = of_kind and f.put_off and s.account_id = asker
    order by f.id limit 1
    for update of f skip locked;
    if found then
        -- It has waited long enough: what the person has in the queue is no handicap any more.
        perform start_finding(of_kind, wanted, asker, in_lane, moment, cast(row(0, 0, moment) as fair_share));
    end if;
end
$$;
comment on function resume_finding is 'Queues the first of the person''s findings of the kind that are put off.';

create or replace function finding_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text, out before jsonb)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id), f.result
    into package_version_id, content_hash, language, source, owner, before
    from work w
    join finding f on f.kind = w.kind and f.id = w.subject
    join submission s on s.id = f.submission_id
    join package_version v on v.id = f.package_version_id
    where w.id = work_id and w.lease_token = finding_task.token and w.state = 'running';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function finding_task is 'The program that something is found out about, and what the pieces before came to, to the holder of the lease.';

create or replace function finish_finding(done work, told jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
declare
    -- Of 90 s each: with an interpreter that is some twenty thousand small games.
    most_pieces constant integer := 30;
    is_cut constant boolean := coalesce(told ->> 'outcome' = 'unfinished', false);
    known finding;
begin
    select * into known from finding where kind = done.kind and id = done.subject for update;
    if found then
        known.pieces := known.pieces + case when is_cut then 1 else 0 end;
        known.finished_at := case when not is_cut or known.pieces >= most_pieces then moment end;
        update finding set result = told, pieces = known.pieces, finished_at = known.finished_at
        where kind = done.kind and id = done.subject;
        if known.finished_at is null then
            perform work_queue(done.kind, done.subject, done.topic, done.account_id, done.needs, done.lane, moment, share);
        end if;
    end if;
    perform resume_finding(done.kind, done.account_id, done.lane, moment);
end
$$;
comment on function finish_finding is 'Writes what was found out. Where the time for one piece was up it is queued again, some times.';

create or replace function abandon_finding(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update finding set finished_at = moment, message = reason where kind = tried.kind and id = tried.subject;
    perform resume_finding(tried.kind, tried.account_id, tried.lane, moment);
end
$$;

revoke all on function has_room_for_finding, start_finding, queue_finding, resume_finding, finding_task, finish_finding, abandon_finding
    from public;
