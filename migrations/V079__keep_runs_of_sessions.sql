-- Runs of a practice session: those themselves are forgotten after a day, that there were some belongs to the session.
-- Locks invocation and practice_session for a moment, for the trigger and the reference.

create table session_run (
    id                  bigint generated always as identity,
    practice_session_id bigint      not null,
    asked_at            timestamptz not null,
    constraint session_run_pk primary key (id),
    constraint session_run_session_fk foreign key (practice_session_id) references practice_session (id) on delete cascade
);
comment on table session_run is 'When somebody ran a program before submitting it, while a session on the problem went on.';

create index session_run_by_session on session_run (practice_session_id, asked_at);

create function keep_session_run() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    insert into session_run (practice_session_id, asked_at)
    select x.id, new.asked_at
    from package_version v join practice_session x on x.problem_id = v.problem_id
    where v.id = new.package_version_id and x.account_id = new.account_id and x.ended_at is null;
    return null;
end
$$;

create trigger invocation_belongs_to_its_session after insert on invocation for each row
    when (new.account_id is not null) execute function keep_session_run();
