-- What people sent, exactly as they sent it.
-- Locks nothing that exists: new table only.

create table submission (
    id           bigint generated always as identity,
    account_id   bigint      not null,
    problem_id   bigint      not null,
    language     text        not null,
    source       bytea       not null,
    source_hash  text        not null,
    submitted_at timestamptz not null,
    constraint submission_pk primary key (id),
    constraint submission_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint submission_problem_fk foreign key (problem_id) references problem (id),
    constraint submission_source_size check (octet_length(source) between 1 and 65536),
    constraint submission_source_hash_form check (source_hash ~ '^[0-9a-f]{64}$')
);
comment on table submission is 'A program somebody sent; immutable. What became of it is in judging.';
comment on column submission.language is 'Identifier in languages.yaml.';
comment on column submission.source is 'The program''s UTF-8 bytes, at most 64 KiB.';
comment on column submission.source_hash is 'SHA-256 of source, in hexadecimal.';

-- Keyset pages: mine, mine on one problem, everybody's on one problem.
create index submission_by_account on submission (account_id, id);
create index submission_by_account_and_problem on submission (account_id, problem_id, id);
create index submission_by_problem on submission (problem_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception '% is immutable: write a new row instead of changing row %', tg_table_name, old.id;
end
$$;

create trigger submission_is_immutable before update on submission for each row execute function refuse_change();
create trigger package_version_is_immutable before update on package_version for each row execute function refuse_change();
