-- Whoever has an accepted program for a strategy problem plays against it. A judge node begins a conversation in which the game starts at the
-- position on the board, and what the program says first is its move. Kept once for each program, package version and position, so that going
-- back asks nobody anew.
-- Locks nothing that exists: new table, new functions.

create table program_move (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    input_hash         text        not null,
    input              text        not null,
    asked_at           timestamptz not null,
    answered_at        timestamptz,
    said               text,
    failure            text,
    message            text,
    constraint program_move_pk primary key (id),
    constraint program_move_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint program_move_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint program_move_once unique (submission_id, package_version_id, input_hash),
    constraint program_move_input_size check (octet_length(input) between 1 and 16384),
    constraint program_move_said_size check (octet_length(said) <= 1024),
    constraint program_move_failure_size check (octet_length(failure) <= 16384),
    constraint program_move_answered check (num_nonnulls(said, failure, message) = num_nonnulls(answered_at))
);
comment on table program_move is 'What accepted programs move in positions of Play. While one is being asked there is a row in work.';
comment on column program_move.input is 'An input of the problem with one game, which begins at the position.';
comment on column program_move.said is 'The first line of the program; whether it is a move only the state graph knows.';
comment on column program_move.failure is 'Why it said nothing: it crashed, was too slow, ended.';
comment on column program_move.message is 'Why there is no answer, where the fault is ours.';

create index program_move_by_answer on program_move (answered_at);

create function move_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text, out input text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id), m.input
    into package_version_id, content_hash, language, source, owner, input
    from work w
    join program_move m on m.id = w.subject
    join submission s on s.id = m.submission_id
    join package_version v on v.id = m.package_version_id
    where w.id = work_id and w.lease_token = move_task.token and w.state = 'running' and w.kind = 'move';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function move_task is 'The program that is to move and the game it begins, to whoever holds the lease.';

create function version_of_move(subject bigint) returns bigint language sql stable as
    'select package_version_id from program_move where id = subject';

create function finish_move(done work, result jsonb, moment timestamptz, share fair_share) returns void language sql as $$
    update program_move
    set answered_at = moment, said = finish_move.result ->> 'said', failure = finish_move.result ->> 'failure'
    where id = finish_move.done.subject
$$;

create function abandon_move(tried work, reason text, moment timestamptz) returns void language sql as
    'update program_move set answered_at = moment, message = reason where id = abandon_move.tried.subject';

revoke all on function move_task(bigint, bigint), version_of_move(bigint), finish_move(work, jsonb, timestamptz, fair_share),
    abandon_move(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function move_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;

comment on column work.kind is 'judge, search, invocation, hand, proof, upload, play, move, scope, idea, growth or phase; the kind''s own table holds what is to be done and what came of it.';
