-- Problems that are written in the browser have authors: they see theirs without being admins, and ask an admin to publish them.
-- Locks account and working_copy against writing for a moment: new tables refer to them.

create table working_copy_author (
    working_copy_id bigint      not null,
    account_id      bigint      not null,
    added_at        timestamptz not null,
    constraint working_copy_author_pk primary key (working_copy_id, account_id),
    constraint working_copy_author_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_copy_author_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table working_copy_author is
    'Who sees and changes a working copy without being an admin, as long as their role is author. Of copies made before there were authors nobody is.';
create index working_copy_author_by_account on working_copy_author (account_id);

create table working_copy_proof (
    working_copy_id bigint not null,
    archive_hash    text   not null,
    constraint working_copy_proof_pk primary key (working_copy_id, archive_hash),
    constraint working_copy_proof_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_copy_proof_archive_hash_form check (archive_hash ~ '^[0-9a-f]{64}$')
);
comment on table working_copy_proof is 'What was sent to be proved of a working copy: by it the copy''s authors get at the proofs, which outlive it.';
comment on column working_copy_proof.archive_hash is 'As in package_proof.';

create table publication_request (
    id              bigint generated always as identity,
    working_copy_id bigint      not null,
    account_id      bigint      not null,
    revision        bigint      not null,
    note            text        not null,
    language        text        not null,
    asked_at        timestamptz not null,
    state           text        not null default 'open',
    answer          text,
    ended_at        timestamptz,
    constraint publication_request_pk primary key (id),
    constraint publication_request_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint publication_request_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint publication_request_revision_positive check (revision > 0),
    constraint publication_request_note_length check (char_length(note) <= 4000),
    constraint publication_request_language_code check (language ~ '^[a-z]{2}$'),
    constraint publication_request_state_known check (state in ('open', 'published', 'sent-back', 'withdrawn')),
    constraint publication_request_answer_length check (char_length(answer) between 1 and 4000),
    constraint publication_request_answer_whole check ((answer is not null) = (state = 'sent-back')),
    constraint publication_request_ended check ((ended_at is null) = (state = 'open'))
);
comment on table publication_request is 'An author asks the admins to publish a working copy. Gone with the copy or the asker''s account; who answered is in audit_entry.';
comment on column publication_request.revision is 'The copy''s when it was asked; what is published may be a later one.';
comment on column publication_request.note is 'What the author wrote to it; may be empty.';
comment on column publication_request.language is 'In which the author read pages then: the mail with the answer speaks it.';
comment on column publication_request.answer is 'Why an admin sent it back.';

-- Of two that ask at once one does.
create unique index publication_request_open on publication_request (working_copy_id) where state = 'open';
create index publication_request_by_working_copy on publication_request (working_copy_id, id desc);
create index publication_request_by_account on publication_request (account_id);
