-- Whoever sent a program may end its judging, or its run, before there is a result. The lease is taken away from the node that
-- is at it.
-- Adds a column without rewriting anything; locks invocation, which is small, for a moment.

alter table invocation
    add column aborted boolean not null default false,
    drop constraint invocation_ended,
    drop constraint invocation_ended_one_way;
alter table invocation
    add constraint invocation_ended check ((finished_at is not null) = (result is not null or message is not null or aborted)),
    add constraint invocation_ended_one_way check (num_nonnulls(result, message) + cast(aborted as integer) <= 1);
comment on column invocation.aborted is 'Whether whoever asked for it ended it before there was a result.';

-- Against work_finish the row decides: whoever updates it first ends the work, and the other finds it ended.
create function work_abort(of_kind text, of_subject bigint, of_lane integer, moment timestamptz) returns boolean
language plpgsql as $$
declare
    aborted work;
begin
    update work
    set state = 'ended', ended_at = moment, message = null, progress = null,
        cpu_spent_us = case when state = 'running'
            then greatest(0, cast(extract(epoch from clock_timestamp() - started_at) * 1000000 as bigint)) end,
        lease_owner = null, lease_token = null, lease_until = null
    where kind = of_kind and subject = of_subject and lane = of_lane and ended_at is null
    returning work.* into aborted;
    if not found then
        return false;
    end if;
    execute format('select %I($1, $2)', 'abort_' || of_kind) using aborted, moment;
    perform pg_notify('work_lost', aborted.id::text);
    perform pg_notify('work_changed', aborted.topic);
    return true;
end
$$;
comment on function work_abort is 'Ends work that its asker no longer wants; false when there is none in that lane that is not over. Kinds that allow it bring abort_KIND.';

create function abort_judge(ended work, moment timestamptz) returns void language sql as
    'update judging set aborted_at = moment where id = ended.subject';

create function abort_invocation(ended work, moment timestamptz) returns void language sql as
    'update invocation set finished_at = moment, aborted = true where id = ended.subject';

revoke all on function work_abort(text, bigint, integer, timestamptz), abort_judge(work, timestamptz),
    abort_invocation(work, timestamptz) from public;
