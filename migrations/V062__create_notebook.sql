-- What people keep for themselves about problems: bookmarks, collections, notes. Nobody else sees any of it.
-- Locks nothing that exists: new tables only.

create table bookmark (
    account_id bigint      not null,
    problem_id bigint      not null,
    added_at   timestamptz not null,
    constraint bookmark_pk primary key (account_id, problem_id),
    constraint bookmark_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint bookmark_problem_fk foreign key (problem_id) references problem (id) on delete cascade
);
comment on table bookmark is 'A problem that somebody wants to find again.';

create table collection (
    id         bigint generated always as identity,
    account_id bigint      not null,
    name       text        not null,
    created_at timestamptz not null,
    constraint collection_pk primary key (id),
    constraint collection_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint collection_name_length check (length(name) between 1 and 60)
);
comment on table collection is 'Problems that somebody put together under a name of their own.';
comment on column collection.name is 'Unique for the account without regard to case.';
create unique index collection_name_unique on collection (account_id, lower(name));

create table collection_problem (
    collection_id bigint      not null,
    problem_id    bigint      not null,
    added_at      timestamptz not null,
    constraint collection_problem_pk primary key (collection_id, problem_id),
    constraint collection_problem_collection_fk foreign key (collection_id) references collection (id) on delete cascade,
    constraint collection_problem_problem_fk foreign key (problem_id) references problem (id) on delete cascade
);
comment on table collection_problem is 'A problem in a collection.';

create table problem_note (
    account_id bigint      not null,
    problem_id bigint      not null,
    text       text        not null,
    changed_at timestamptz not null,
    constraint problem_note_pk primary key (account_id, problem_id),
    constraint problem_note_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint problem_note_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint problem_note_length check (length(text) between 1 and 10000)
);
comment on table problem_note is 'What somebody wrote down about a problem, for their own eyes. An emptied note is no row.';
comment on column problem_note.changed_at is 'Also the note''s version: who saves has to have seen this one.';
