-- A trace that begins with a request goes on with the work that the request queued, on whatever node does it.
-- Adds a column without a default; locks work for a moment, which is small.

alter table work add column trace text;
alter table work add constraint work_trace_form check (trace ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
comment on column work.trace is 'What caused the work, as W3C''s traceparent; null where nothing is traced.';

create function work_trace(work_id bigint, token bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    return (select trace from work where id = work_id and lease_token = token and state = 'running');
end
$$;
comment on function work_trace is 'What caused the leased work; null where nothing is traced, and when the lease was lost.';

do $$
begin
    revoke all on function work_trace(bigint, bigint) from public;
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function work_trace(bigint, bigint) to grundy_judge;
    end if;
end
$$;
