-- Problems that admins write in the browser: their files, while nothing of them is served.
-- Locks nothing that exists: new tables only.

create table working_copy (
    id         bigint generated always as identity,
    name       text        not null,
    revision   bigint      not null,
    changed_at timestamptz not null,
    account_id bigint,
    constraint working_copy_pk primary key (id),
    constraint working_copy_name_unique unique (name),
    constraint working_copy_account_fk foreign key (account_id) references account (id) on delete set null,
    constraint working_copy_name_form check (name ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$'),
    constraint working_copy_revision_positive check (revision > 0)
);
comment on table working_copy is 'A problem that is being written.';
comment on column working_copy.name is 'Of the package''s directory, such as ABC-001; one copy of each.';
comment on column working_copy.revision is 'Goes up with every change of a file.';
comment on column working_copy.account_id is 'Whose change made this revision; null once their account is gone.';

create index working_copy_by_account on working_copy (account_id) where account_id is not null;

create table working_file (
    working_copy_id bigint      not null,
    path            text        not null,
    content         bytea       not null,
    executable      boolean     not null,
    revision        bigint      not null,
    changed_at      timestamptz not null,
    constraint working_file_pk primary key (working_copy_id, path),
    constraint working_file_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_file_path_form check (
        octet_length(path) between 1 and 250 and path !~ '[[:cntrl:]\\]' and path !~ '(^|/)(\.\.?)?(/|$)'),
    constraint working_file_size check (octet_length(content) <= 16777216),
    constraint working_file_revision_positive check (revision > 0)
);
comment on table working_file is 'The files of working copies. No path of a copy is another one''s directory: who writes has locked the copy''s row.';
comment on column working_file.path is 'Relative to the package''s directory, with slashes; no part of it is empty, a dot or two.';
comment on column working_file.revision is 'The copy''s revision that this content came with.';

create table working_file_past (
    working_copy_id bigint not null,
    path            text   not null,
    revision        bigint not null,
    content         bytea  not null,
    constraint working_file_past_pk primary key (working_copy_id, path, revision),
    constraint working_file_past_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_file_past_size check (octet_length(content) <= 131072)
);
comment on table working_file_past is 'Texts that were changed since: what two changes made at once are both compared with. The latest hundred revisions of a copy.';
comment on column working_file_past.revision is 'The copy''s revision that this content came with.';
