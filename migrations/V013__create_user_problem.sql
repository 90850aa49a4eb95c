-- What a person has tried and solved; moved only upward, in the transaction that writes a verdict.
-- Locks nothing that exists: new table only.

create table user_problem (
    account_id         bigint      not null,
    problem_id         bigint      not null,
    first_attempted_at timestamptz not null,
    solved_at          timestamptz,
    solved_by          bigint,
    constraint user_problem_pk primary key (account_id, problem_id),
    constraint user_problem_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint user_problem_problem_fk foreign key (problem_id) references problem (id),
    constraint user_problem_solved_by_fk foreign key (solved_by) references submission (id),
    constraint user_problem_solved_whole check ((solved_at is null) = (solved_by is null))
);
comment on table user_problem is 'One row per person and problem once a submission was judged there.';
comment on column user_problem.first_attempted_at is 'When the earliest submission known here was sent.';
comment on column user_problem.solved_at is 'When the earliest accepted submission was sent; null while unsolved. Never goes back to null.';
comment on column user_problem.solved_by is 'That submission.';

create index user_problem_by_problem on user_problem (problem_id, solved_at);
create index user_problem_by_solving on user_problem (account_id, solved_at);
