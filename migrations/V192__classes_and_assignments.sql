-- Classes: teachers, students, what they are given to solve, and who is invited.
-- Locks nothing that anybody reads or writes: the tables are new.

create table classroom (
    id          bigint generated always as identity,
    name        text        not null,
    time_zone   text        not null,
    invite_code text,
    made_at     timestamptz not null,
    archived_at timestamptz,
    constraint classroom_pk primary key (id),
    constraint classroom_name_length check (char_length(name) between 1 and 80),
    constraint classroom_invite_code_form check (invite_code ~ '^[A-Za-z0-9_-]{43}$'),
    constraint classroom_invite_code_unique unique (invite_code)
);
comment on table classroom is 'A class. It is deleted with its last teacher.';
comment on column classroom.time_zone is 'IANA name of the zone in which its due dates are said.';
comment on column classroom.invite_code is 'Part of the link by which people join, shown to the teachers; null while nobody may join by it.';
comment on column classroom.archived_at is 'When its term ended: nobody joins, and nothing is given any more; null while it runs.';

create table classroom_member (
    classroom_id bigint      not null,
    account_id   bigint      not null,
    role         text        not null,
    joined_at    timestamptz not null,
    constraint classroom_member_pk primary key (classroom_id, account_id),
    constraint classroom_member_classroom_fk foreign key (classroom_id) references classroom (id) on delete cascade,
    constraint classroom_member_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint classroom_member_role_known check (role in ('teacher', 'student'))
);
comment on table classroom_member is 'Who is in a class. The row goes when they leave, and the class sees nothing of theirs from then on.';
create index classroom_member_by_account on classroom_member (account_id);

create table classroom_invitation (
    classroom_id bigint      not null,
    address      text        not null,
    role         text        not null,
    token_hash   text        not null,
    invited_by   bigint      not null,
    invited_at   timestamptz not null,
    constraint classroom_invitation_pk primary key (classroom_id, address),
    constraint classroom_invitation_classroom_fk foreign key (classroom_id) references classroom (id) on delete cascade,
    constraint classroom_invitation_account_fk foreign key (invited_by) references account (id) on delete cascade,
    constraint classroom_invitation_role_known check (role in ('teacher', 'student')),
    constraint classroom_invitation_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint classroom_invitation_token_hash_unique unique (token_hash)
);
comment on table classroom_invitation is 'Addresses to which a link was sent that is good once. The row goes when somebody joins by it.';
comment on column classroom_invitation.token_hash is 'SHA-256 of the token in the link, in hexadecimal; the token itself is in the mail alone.';
create index classroom_invitation_by_account on classroom_invitation (invited_by, invited_at);

create table assignment (
    id           bigint generated always as identity,
    classroom_id bigint      not null,
    title        text        not null,
    opens_at     timestamptz not null,
    due_at       timestamptz,
    rule         text        not null,
    least        integer,
    made_at      timestamptz not null,
    constraint assignment_pk primary key (id),
    constraint assignment_classroom_fk foreign key (classroom_id) references classroom (id) on delete cascade,
    constraint assignment_title_length check (char_length(title) between 1 and 120),
    constraint assignment_due_after_opening check (due_at > opens_at),
    constraint assignment_rule_known check (rule in ('solved', 'score', 'hand')),
    constraint assignment_least_fits check (
        case rule when 'solved' then least is null when 'score' then least between 1 and 100 else least between 1 and 9 end)
);
comment on table assignment is 'Problems that a class is to work on.';
comment on column assignment.opens_at is 'From when students see it.';
comment on column assignment.due_at is 'What is done from then on is late; null for no due date.';
comment on column assignment.rule is 'solved: an accepted program. score: a program of enough points. hand: an answer by hand that is right.';
comment on column assignment.least is 'Of a score: per cent of the highest one. Of answers by hand: the level, from 1, or a higher one. Null for solved.';
create index assignment_of_classroom on assignment (classroom_id, opens_at, id);

create table assignment_problem (
    assignment_id bigint  not null,
    problem_id    bigint  not null,
    place         integer not null,
    constraint assignment_problem_pk primary key (assignment_id, problem_id),
    constraint assignment_problem_assignment_fk foreign key (assignment_id) references assignment (id) on delete cascade,
    constraint assignment_problem_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint assignment_problem_place_range check (place > 0),
    constraint assignment_problem_place_unique unique (assignment_id, place)
);
comment on table assignment_problem is 'The problems of an assignment. A path or a collection was written out when the assignment was made.';
comment on column assignment_problem.place is 'From 1, in the order in which they are shown.';
create index assignment_problem_by_problem on assignment_problem (problem_id);
