-- Lessons that ask: which questions a lesson has, and who answered them rightly. With the last right answer the lesson counts as read.
-- Locks nothing that anybody reads or writes: the tables are new, and only a comment of lesson_read changes.

create table lesson_question (
    lesson   text not null collate "C",
    question text not null collate "C",
    constraint lesson_question_pk primary key (lesson, question)
);
comment on table lesson_question is 'The questions that a lesson asks, in all languages the same; replaced as a whole at each load.';
comment on column lesson_question.lesson is 'The name of its directory.';
comment on column lesson_question.question is 'The id that its author gave it.';

create table lesson_answer (
    account_id  bigint      not null,
    lesson      text        not null collate "C",
    question    text        not null collate "C",
    answered_at timestamptz not null,
    constraint lesson_answer_pk primary key (account_id, lesson, question),
    constraint lesson_answer_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table lesson_answer is 'Who answered which question of a lesson rightly; stays while the question is away.';
comment on column lesson_answer.answered_at is 'When the first right answer came.';

comment on table lesson_read is 'Who said that they have read which lesson, or answered all of its questions; stays while the lesson is away.';
