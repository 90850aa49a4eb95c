-- Which hints somebody opened, one after the other; who lets others see accepted programs. And an index for the reference of
-- hand_sitting to its instance.
-- Locks submission, account and hand_sitting for a moment.

create table hint_opening (
    account_id  bigint      not null,
    problem_key text        not null,
    number      smallint    not null,
    opened_at   timestamptz not null,
    constraint hint_opening_pk primary key (account_id, problem_key, number),
    constraint hint_opening_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint hint_opening_number_range check (number between 1 and 100)
);
comment on table hint_opening is 'Hints that a person opened; what somebody without an account opens is not counted.';
comment on column hint_opening.problem_key is 'The author''s own identifier, problem_id in the front matter: it outlives renamed slugs.';
comment on column hint_opening.number is 'From 1, in the order of the package; 2 only after 1.';

create index hand_sitting_by_instance on hand_sitting (hand_instance_id);

create table submission_share (
    submission_id bigint      not null,
    shared_at     timestamptz not null,
    constraint submission_share_pk primary key (submission_id),
    constraint submission_share_submission_fk foreign key (submission_id) references submission (id) on delete cascade
);
comment on table submission_share is 'Accepted programs that their authors let others see, who have solved the problem themselves.';

create table account_share (
    account_id bigint      not null,
    since      timestamptz not null,
    constraint account_share_pk primary key (account_id),
    constraint account_share_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table account_share is 'People who let others see all their accepted programs.';
