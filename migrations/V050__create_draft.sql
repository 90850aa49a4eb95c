-- What people have written and not sent yet.
-- Locks nothing that exists: new table only.

create table draft (
    account_id bigint      not null,
    problem_id bigint      not null,
    language   text        not null,
    source     text        not null,
    version    integer     not null,
    updated_at timestamptz not null,
    constraint draft_pk primary key (account_id, problem_id, language),
    constraint draft_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint draft_problem_fk foreign key (problem_id) references problem (id),
    constraint draft_source_size check (octet_length(source) <= 65536),
    constraint draft_version_positive check (version > 0)
);
comment on table draft is 'The text in the editor of a problem, one per person and language; sending it leaves it here.';
comment on column draft.language is 'Identifier in languages.yaml.';
comment on column draft.source is 'At most 64 KiB, as a submission; may be empty.';
comment on column draft.version is 'Counts changes: who saves says which version the text was made from, and is refused when it is another by now.';

-- Which language somebody wrote in last.
create index draft_by_account on draft (account_id, updated_at);
-- A problem that goes asks for what refers to it.
create index draft_by_problem on draft (problem_id);
