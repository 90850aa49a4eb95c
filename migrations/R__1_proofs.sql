-- The proof of a package, asked for in the studio.
-- Locks nothing: functions are replaced.

create or replace function proof_task(work_id bigint, token bigint, out called text, out archive bytea)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select p.called, coalesce(p.archive, v.archive)
    into called, archive
    from work w
    join package_proof p on p.id = w.subject
    left join package_version v on v.id = p.package_version_id
    where w.id = work_id and w.lease_token = proof_task.token and w.state = 'running' and w.kind = 'proof';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function proof_task is 'What is to be proved, to the holder of the lease.';

create or replace function version_of_proof(subject bigint) returns bigint language sql stable as
    'select package_version_id from package_proof where id = subject';

create or replace function finish_proof(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
declare
    told constant jsonb := finish_proof.result - 'evidence';
begin
    update package_proof
    set finished_at = moment, report = told, green = cast(told ->> 'green' as boolean), content_hash = told ->> 'hash'
    where id = done.subject;
    if not found then
        return;
    end if;
    insert into proof_test (proof_id, test, evidence)
    select done.subject, seen.key, seen.value from jsonb_each(finish_proof.result -> 'evidence') seen;
    if cast(told ->> 'green' as boolean) then
        perform remember_agreement(told ->> 'hash', told -> 'rules', moment);
    end if;
end
$$;

create or replace function abandon_proof(tried work, reason text, moment timestamptz) returns void language sql as
    'update package_proof set finished_at = moment, message = reason where id = tried.subject';

create or replace function abort_proof(ended work, moment timestamptz) returns void language sql as
    'update package_proof set finished_at = moment, aborted = true where id = ended.subject';

revoke all on function proof_task, version_of_proof, finish_proof, abandon_proof, abort_proof from public;
