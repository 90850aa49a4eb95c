-- Instances that people solve by hand, and the check of their answers.
-- Locks nothing: functions are replaced.

create or replace function hand_instance_add(version bigint, level integer, seed integer, input text, answer text, most integer)
returns text language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_variable
begin
    if not exists (select from problem p where p.published and p.live_version_id = version)
       or (select count(*) from hand_instance h
           where h.package_version_id = version and h.level = hand_instance_add.level and h.given_at is null) >= least(most, 100) then
        return 'full';
    end if;
    insert into hand_instance (package_version_id, level, seed, input, answer, made_at)
    values (version, level, seed, input, answer, clock_timestamp())
    on conflict do nothing;
    return case when found then 'added' else 'known' end;
end
$$;
comment on function hand_instance_add is 'Puts an instance into the pool: added, full (also where the version is no longer served), or known: it is or was there already.';

create or replace function hand_instance_ready() returns table (package_version_id bigint, level smallint, ready bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    select package_version_id, level, count(*) from hand_instance where given_at is null group by package_version_id, level
$$;
comment on function hand_instance_ready is 'How many instances wait; a level where none waits is absent.';

create or replace function hand_instance_forget_retired() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
    delete from hand_instance h
    where given_at is null
      and not exists (select from problem p where p.published and p.live_version_id = h.package_version_id)
$$;
comment on function hand_instance_forget_retired is 'Empties the pools of package versions that are no longer served; what was given to somebody stays.';

create or replace function hand_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out input text, out answer text, out given text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select h.package_version_id, v.content_hash, h.input, h.answer, a.answer
    into package_version_id, content_hash, input, answer, given
    from work w
    join hand_answer a on a.id = w.subject
    join hand_instance h on h.id = a.hand_instance_id
    join package_version v on v.id = h.package_version_id
    where w.id = work_id and w.lease_token = token and w.state = 'running' and w.kind = 'hand';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

create or replace function version_of_hand(subject bigint) returns bigint language sql stable as
    'select h.package_version_id from hand_answer a join hand_instance h on h.id = a.hand_instance_id where a.id = subject';

create or replace function finish_hand(done work, result jsonb, moment timestamptz, share fair_share) returns void language plpgsql as $$
begin
    update hand_answer set outcome = result ->> 'outcome', message = result ->> 'message', checked_at = moment
    where id = done.subject;
end
$$;

create or replace function abandon_hand(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update hand_answer set outcome = 'failed', message = reason, checked_at = moment where id = tried.subject;
end
$$;

revoke all on function hand_instance_add, hand_instance_ready, hand_instance_forget_retired, hand_task, version_of_hand, finish_hand,
    abandon_hand from public;
