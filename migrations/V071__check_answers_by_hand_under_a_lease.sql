-- Answers by hand go the way of judgings (V041): the login of a judge node reads and writes them under a lease only, and what a
-- checker said stays.
-- Locks hand_answer for a moment.

create function hand_task(
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

create function version_of_hand(subject bigint) returns bigint language sql stable as
    'select h.package_version_id from hand_answer a join hand_instance h on h.id = a.hand_instance_id where a.id = subject';

create function finish_hand(done work, result jsonb, moment timestamptz, share fair_share) returns void language plpgsql as $$
begin
    update hand_answer set outcome = result ->> 'outcome', message = result ->> 'message', checked_at = moment
    where id = done.subject;
end
$$;

create function abandon_hand(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update hand_answer set outcome = 'failed', message = reason, checked_at = moment where id = tried.subject;
end
$$;

create trigger hand_answer_stays_as_checked before update on hand_answer
    for each row when (old.outcome is not null) execute function refuse_rewriting();

revoke all on function hand_task(bigint, bigint), version_of_hand(bigint), finish_hand(work, jsonb, timestamptz, fair_share),
    abandon_hand(work, text, timestamptz), hand_instance_add(bigint, integer, integer, text, text, integer, timestamptz),
    hand_instance_forget_retired(), hand_instance_ready() from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        revoke all on hand_instance, hand_answer from grundy_judge;
        revoke all (id, hand_instance_id, answer, outcome, message, checked_at) on hand_answer from grundy_judge;
        grant execute on function hand_task(bigint, bigint), hand_instance_forget_retired(), hand_instance_ready(),
            hand_instance_add(bigint, integer, integer, text, text, integer, timestamptz) to grundy_judge;
    end if;
end
$$;
