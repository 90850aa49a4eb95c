-- A node that only judges may change no table: it asks whether the schema is the one it was built for.
-- Locks nothing beyond the moment of the grant.

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant select on flyway_schema_history to grundy_judge;
    end if;
end
$$;
