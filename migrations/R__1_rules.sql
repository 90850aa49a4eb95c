-- The comparison of a package with the rules of its game: what a judge node does for it. Nodes that serve pages ask for it (RulesCheckRepository).
-- Locks nothing: functions are replaced.

create or replace function rules_task(work_id bigint, token bigint, out package_version_id bigint, out content_hash text)
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
comment on function rules_task is 'The package that is to be compared with its rules, to the holder of the lease.';

create or replace function rules_task_is_thorough(work_id bigint, token bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased work := work_leased(work_id, token);
begin
    return coalesce((select c.thorough from rules_check c where c.id = leased.subject and leased.kind = 'rules'), false);
end
$$;
comment on function rules_task_is_thorough is 'Whether the comparison is to be thorough, to the holder of the lease.';

create or replace function version_of_rules(subject bigint) returns bigint language sql stable as
    'select package_version_id from rules_check where id = subject';

create or replace function finish_rules(done work, result jsonb, moment timestamptz, share fair_share) returns void language plpgsql as $$
declare
    is_over boolean := not coalesce(cast(finish_rules.result ->> 'unfinished' as boolean), false);
    wrong text := finish_rules.result ->> 'fault';
    compared rules_check;
    -- Of a minute each. A comparison that needs more is decided by others: an admin has it proved.
    most_pieces integer;
begin
    select * into compared from rules_check where id = done.subject for update;
    if not found then
        return;
    end if;
    most_pieces := case when compared.thorough then 600 else 30 end;
    if not is_over then
        update rules_check set pieces = pieces + 1 where id = done.subject returning * into compared;
        if compared.pieces < most_pieces then
            perform work_queue('rules', compared.id, done.topic, done.account_id, done.needs, done.lane, moment, share);
            return;
        end if;
        wrong := 'it was not over after ' || most_pieces || ' minutes; enumerate fewer instances'
            || case when compared.thorough then '' else ', or have the package proved' end;
    end if;
    update rules_check set finished_at = moment, agreed = wrong is null, fault = left(wrong, 2000) where id = done.subject;
    if wrong is null then
        perform remember_agreement(compared.content_hash, finish_rules.result -> 'rules', moment);
    end if;
end
$$;

create or replace function abandon_rules(tried work, reason text, moment timestamptz) returns void language sql as
    'update rules_check set finished_at = moment, message = reason where id = abandon_rules.tried.subject';

-- The same content agrees on more games as more are tried: what was found thoroughly is not replaced by less.
create or replace function remember_agreement(hash text, rules jsonb, moment timestamptz) returns void language sql as $$
    insert into rules_agreement (content_hash, proved_at, enumerated, enumerated_are, enumerated_german, others, solvers)
    select hash, moment, cast(rules ->> 'enumerated' as integer), coalesce(nullif(rules ->> 'of', ''), 'games'),
           coalesce(nullif(rules ->> 'of_german', ''), nullif(rules ->> 'of', ''), 'Spielen'),
           cast(rules ->> 'others' as integer), cast(rules ->> 'solvers' as integer)
    where jsonb_typeof(rules) = 'object' and hash is not null
    on conflict (content_hash) do update
    set proved_at = excluded.proved_at, enumerated = excluded.enumerated, enumerated_are = excluded.enumerated_are,
        enumerated_german = excluded.enumerated_german, others = excluded.others, solvers = excluded.solvers
    where excluded.solvers >= rules_agreement.solvers and excluded.others >= rules_agreement.others
$$;

revoke all on function rules_task, rules_task_is_thorough,
    version_of_rules, finish_rules, abandon_rules, remember_agreement from public;
