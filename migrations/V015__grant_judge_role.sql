-- What a node that only judges may touch: the queue and the packages; no accounts, sessions or payments.
-- An operator gives a judge node its own login:  create role judge_1 login password '…' in role grundy_judge.
-- Locks nothing beyond the moment of the grants.

do $$
begin
    if not exists (select from pg_roles where rolname = 'grundy_judge') then
        if not (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) then
            raise warning 'role grundy_judge not made: % may not create roles. Judge nodes need the full login until a '
                'superuser runs migrations/V015__grant_judge_role.sql', current_user;
            return;
        end if;
        begin
            create role grundy_judge nologin;
        exception when duplicate_object or unique_violation then
            null; -- Roles belong to the whole server: another database's migration made it just now.
        end;
    end if;
    grant usage on schema public to grundy_judge;
    grant select on problem, package_version, submission to grundy_judge;
    grant select, update on judging to grundy_judge;
    grant usage on sequence judging_lease_token to grundy_judge;
    grant select, insert, update on user_problem to grundy_judge;
    grant select, insert, update, delete on node to grundy_judge;
end
$$;
