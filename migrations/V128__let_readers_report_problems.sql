-- Readers say what is wrong with a problem, and are answered.
-- Locks nothing that exists: new table only.

create table complaint (
    id                 bigint generated always as identity,
    account_id         bigint      not null,
    problem_id         bigint      not null,
    package_version_id bigint      not null,
    kind               text        not null,
    text               text        not null,
    language           text        not null,
    made_at            timestamptz not null,
    answer             text,
    answered_at        timestamptz,
    closed_at          timestamptz,
    revision           integer     not null default 0,
    constraint complaint_pk primary key (id),
    constraint complaint_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint complaint_problem_fk foreign key (problem_id) references problem (id),
    constraint complaint_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint complaint_kind_known check (kind in ('statement', 'tests', 'time-limit', 'translation', 'other')),
    constraint complaint_text_length check (char_length(text) between 1 and 4000),
    constraint complaint_language_code check (language ~ '^[a-z]{2}$'),
    constraint complaint_answer_length check (char_length(answer) between 1 and 4000),
    constraint complaint_answer_whole check ((answer is null) = (answered_at is null)),
    constraint complaint_revision_natural check (revision >= 0)
);
comment on table complaint is 'What a reader reports about a problem. Gone with their account; who answered is in audit_entry.';
comment on column complaint.package_version_id is 'The version that was live then.';
comment on column complaint.language is 'In which the reporter read pages then: the mail with the answer speaks it.';
comment on column complaint.answer is 'What moderators say to it; null while they say nothing.';
comment on column complaint.closed_at is 'Since when nothing more is to be done about it; null while it is open.';
comment on column complaint.revision is 'Goes up with every change by moderators, so that of two at once one sees what the other did.';

-- A form that is sent twice reports once.
create unique index complaint_once on complaint (account_id, problem_id, kind, md5(text)) where closed_at is null;
create index complaint_by_account on complaint (account_id, id desc);
create index complaint_by_problem on complaint (problem_id, id desc);
create index complaint_open on complaint (id desc) where closed_at is null;
create index complaint_by_package_version on complaint (package_version_id);
