-- Whoever may connect may take any advisory lock and keep it: Flyway waits for one of its own before it migrates, so a node that
-- serves pages would not start. Grundy itself locks rows and tables.
-- Locks nothing.

do $$
declare
    locking regprocedure;
begin
    for locking in
        select oid from pg_proc
        where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^pg_(try_)?advisory_(xact_)?lock(_shared)?$'
    loop
        execute format('revoke execute on function %s from public', locking);
        execute format('grant execute on function %s to %I', locking, current_user);
    end loop;
exception when insufficient_privilege then
    raise notice 'advisory locks stay open to everybody who may connect: only a superuser may revoke that';
end
$$;
