-- Who may do what besides the owner: the roles of judge nodes, and what is taken from everybody who may connect. The only text of these rights.
-- An operator gives a judge node a login of its own: create role judge_1 login password '…' in role grundy_judge, grundy_preparer.
-- Where the owner may not create roles, a superuser runs this file once: psql -f migrations/R__2_grants.sql.
-- Comes after all R__1_… files, whose functions it grants. Locks nothing beyond the instant of the grants.

-- Roles belong to the whole server: another database's migration may make them at the same time.
do $$
declare
    needed text;
begin
    foreach needed in array array['grundy_judge', 'grundy_preparer'] loop
        if not exists (select from pg_roles where rolname = needed) then
            begin
                execute format('create role %I nologin', needed);
            exception
                when duplicate_object or unique_violation then null;
                when insufficient_privilege then
                    raise warning 'role % not made: % may not create roles. Judge nodes need the full login until a superuser runs '
                        'migrations/R__2_grants.sql', needed, current_user;
            end;
        end if;
    end loop;
end
$$;

-- A judge node takes work and gives it back by functions, which ask for the lease and its token. It writes no table.
do $$
declare
    made regprocedure;
    called constant text[] := array[
        'work_claim', 'work_report', 'work_renew', 'work_finish', 'work_give_back', 'work_fail', 'work_silent', 'work_end_silent',
        'work_forget', 'work_trace', 'leased_archive', 'node_see', 'node_leave', 'fresh_seed_forget_retired',
        'judging_task', 'finding_task', 'invocation_task',
        'hand_task', 'hand_instance_forget_retired', 'hand_instance_ready', 'play_task', 'move_task',
        'rules_task', 'rules_task_is_thorough', 'proof_task', 'upload_task', 'upload_zip_part', 'upload_keep'];
begin
    if not exists (select from pg_roles where rolname = 'grundy_judge') then
        return;
    end if;
    grant usage on schema public to grundy_judge;
    for made in
        select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any (called)
    loop
        execute format('grant execute on function %s to grundy_judge', made);
    end loop;
    revoke all on problem, package_version, submission, judging, user_problem, node, finding, fresh_seed, work
        from grundy_judge;
    -- What is judged with, and how the queue and the nodes are: what /status and the metrics of a judge node tell.
    grant select (id, display_id, published, live_version_id) on problem to grundy_judge;
    grant select (id, problem_id, number, content_hash, created_at) on package_version to grundy_judge;
    grant select (lane, state, queued_at) on work to grundy_judge;
    grant select (live, queued_at, finished_at, verdict) on judging to grundy_judge;
    grant select (name, role, cells, running, started_at, last_seen_at, draining, host, languages) on node to grundy_judge;
    -- It asks whether the schema is the one that it was built for.
    grant select on flyway_schema_history to grundy_judge;
end
$$;

-- Who makes things ahead knows the seeds and instances that people will meet: a right of its own.
do $$
declare
    made regprocedure;
    called constant text[] := array[
        'live_archive', 'fresh_seed_draw', 'fresh_seed_made', 'hand_instance_add', 'queue_game_graph'];
begin
    if not exists (select from pg_roles where rolname = 'grundy_preparer') then
        return;
    end if;
    for made in
        select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any (called)
    loop
        execute format('grant execute on function %s to grundy_preparer', made);
    end loop;
    grant select (package_version_id, seed, made_at) on fresh_seed to grundy_preparer;
end
$$;

-- Anybody who may connect may keep things in temporary tables and large objects, as much as the disk holds.
do $$
begin
    execute format('revoke temporary on database %I from public', current_database());
end
$$;

do $$
begin
    revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) from public;
exception when insufficient_privilege then
    raise notice 'large objects stay open to everybody who may connect: only a superuser may revoke that';
end
$$;

-- Anybody who may connect may take any advisory lock and keep it: Flyway waits for one of its own before it migrates, so a node that
-- serves pages would not start. Grundy itself locks rows and tables.
do $$
declare
    locking regprocedure;
    -- The login that Flyway uses, also where a superuser runs this file.
    migrates constant regrole := (select relowner from pg_class where oid = 'flyway_schema_history'::regclass);
begin
    for locking in
        select oid from pg_proc
        where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^pg_(try_)?advisory_(xact_)?lock(_shared)?$'
    loop
        execute format('revoke execute on function %s from public', locking);
        execute format('grant execute on function %s to %s', locking, migrates);
    end loop;
exception when insufficient_privilege then
    raise notice 'advisory locks stay open to everybody who may connect: only a superuser may revoke that';
end
$$;
