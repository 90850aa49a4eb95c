-- Who asked to see an editorial before solving the problem.
-- Locks nothing that exists: new table only.

create table editorial_unlock (
    account_id  bigint      not null,
    problem_key text        not null,
    unlocked_at timestamptz not null,
    constraint editorial_unlock_pk primary key (account_id, problem_key),
    constraint editorial_unlock_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table editorial_unlock is 'A person gave up credit for a problem in exchange for its editorial.';
comment on column editorial_unlock.problem_key is 'The author''s own identifier, problem_id in the front matter: it outlives renamed slugs.';
