-- On how many games the solvers of a package agree with its rules is worked out by nodes that have nothing else to do, without anybody asking
-- for a proof: once for each content that is served. What came of it is the same row of rules_agreement that a green proof writes; what does not
-- agree is kept here, so that it is not worked out again and admins see it. In the lane of what changes no verdict.
-- Locks nothing that exists: new table, new functions.

create table rules_check (
    id                 bigint generated always as identity,
    package_version_id bigint      not null,
    content_hash       text        not null,
    queued_at          timestamptz not null,
    pieces             smallint    not null default 0,
    finished_at        timestamptz,
    agreed             boolean,
    fault              text,
    message            text,
    constraint rules_check_pk primary key (id),
    constraint rules_check_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint rules_check_once unique (content_hash),
    constraint rules_check_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint rules_check_pieces_range check (pieces between 0 and 30),
    constraint rules_check_fault_size check (length(fault) <= 2000),
    constraint rules_check_faulty check ((fault is not null) = (agreed is not null and not agreed)),
    constraint rules_check_finished check (num_nonnulls(agreed, message) = num_nonnulls(finished_at))
);
comment on table rules_check is 'Which contents of packages were compared with the rules of their game in idle times; while one is there is a row in work.';
comment on column rules_check.package_version_id is 'The version that was live with that content.';
comment on column rules_check.pieces is 'How often a node was at it for as long as it may be and was not over: it begins again where it was, behind what else waits.';
comment on column rules_check.fault is 'Why it does not agree: a solver, the rules, or another program of the package; for admins.';
comment on column rules_check.message is 'What went wrong, where the fault is ours; for admins.';

create function queue_rules_check(version bigint, given timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    moment timestamptz := work_time(given, '10 seconds');
    made bigint;
begin
    if not exists (
        select from problem p
        join package_version v on v.id = p.live_version_id
        where p.published and v.id = version
          and not exists (select from rules_agreement a where a.content_hash = v.content_hash)
          and not exists (select from rules_check c where c.content_hash = v.content_hash))
    then
        return 'known';
    end if;
    -- One takes minutes and nobody waits for it: all nodes together are at one at a time.
    if exists (select from work where kind = 'rules' and ended_at is null) then
        return 'full';
    end if;
    insert into rules_check (package_version_id, content_hash, queued_at)
    select id, content_hash, moment from package_version where id = version
    on conflict do nothing
    returning id into made;
    if made is null then
        return 'known';
    end if;
    perform work_queue('rules', made, 'rules/' || made, null, '', 7, moment, cast(row(0, 0, moment) as fair_share));
    return 'queued';
end
$$;
comment on function queue_rules_check is 'Queues the comparison of a live version with its rules for idle times: queued, known (it was or is compared, or is not live), or full (one is at work).';

create function rules_task(work_id bigint, token bigint, out package_version_id bigint, out content_hash text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select c.package_version_id, c.content_hash
    into package_version_id, content_hash
    from work w
    join rules_check c on c.id = w.subject
    where w.id = work_id and w.lease_token = rules_task.token and w.state = 'running' and w.kind = 'rules';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function rules_task is 'The package that is to be compared with its rules, to whoever holds the lease.';

create function version_of_rules(subject bigint) returns bigint language sql stable as
    'select package_version_id from rules_check where id = subject';

create function finish_rules(done work, result jsonb, moment timestamptz, share fair_share) returns void language plpgsql as $$
declare
    -- Of a minute each. Whoever needs more has others decide: an admin who has it proved.
    most_pieces constant integer := 30;
    is_over boolean := not coalesce(cast(finish_rules.result ->> 'unfinished' as boolean), false);
    wrong text := finish_rules.result ->> 'fault';
    compared rules_check;
begin
    if not is_over then
        update rules_check set pieces = pieces + 1 where id = done.subject returning * into compared;
        if found and compared.pieces < most_pieces then
            perform work_queue('rules', compared.id, done.topic, done.account_id, done.needs, done.lane, moment, share);
            return;
        end if;
        wrong := 'it was not over after ' || most_pieces || ' minutes; enumerate fewer instances, or have the package proved';
    end if;
    update rules_check set finished_at = moment, agreed = wrong is null, fault = left(wrong, 2000)
    where id = done.subject
    returning * into compared;
    if found and compared.agreed then
        perform remember_agreement(compared.content_hash, finish_rules.result -> 'rules', moment);
    end if;
end
$$;

create function abandon_rules(tried work, reason text, moment timestamptz) returns void language sql as
    'update rules_check set finished_at = moment, message = reason where id = abandon_rules.tried.subject';

revoke all on function queue_rules_check(bigint, timestamptz), rules_task(bigint, bigint), version_of_rules(bigint),
    finish_rules(work, jsonb, timestamptz, fair_share), abandon_rules(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function rules_task(bigint, bigint) to grundy_judge;
    end if;
    if exists (select from pg_roles where rolname = 'grundy_preparer') then
        grant execute on function queue_rules_check(bigint, timestamptz) to grundy_preparer;
    end if;
end
$$;

comment on table rules_agreement is 'On how many games all solvers of a package answer what follows from its rules; from the last green proof or comparison.';
comment on column work.kind is 'judge, search, invocation, hand, proof, upload, play, move, scope, idea, growth, phase or rules; the kind''s own table holds what is to be done and what came of it.';
