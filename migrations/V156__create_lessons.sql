-- Lessons: texts with positions between the problems of a path, from problems/paths/lessons, and who has read them.
-- Locks nothing that exists but account, for the moment of a foreign key: new tables only. The release before knows none of them: it replaces
-- paths and their steps as it always did, so nothing here refers to learning_path, or its loading would delete the lessons.

create table lesson_text (
    lesson   text not null collate "C",
    language text not null collate "C",
    title    text not null,
    summary  text not null,
    body     text not null,
    constraint lesson_text_pk primary key (lesson, language),
    constraint lesson_text_language_known check (language in ('en', 'de'))
);
comment on table lesson_text is 'A lesson in a language; replaced as a whole at each load.';
comment on column lesson_text.lesson is 'The name of its directory.';
comment on column lesson_text.body is 'Markdown, with blocks that name positions.';

create table learning_path_lesson (
    path_slug  text    not null collate "C",
    number     integer not null,
    lesson     text    not null collate "C",
    step       integer not null,
    part       integer not null,
    part_title text    not null,
    part_about text    not null,
    constraint learning_path_lesson_pk primary key (path_slug, number),
    constraint learning_path_lesson_once unique (path_slug, lesson)
);
comment on table learning_path_lesson is 'Where a lesson stands on a path; one without a text is passed over.';
comment on column learning_path_lesson.number is '1, 2, … among the lessons of the path.';
comment on column learning_path_lesson.step is 'Number of the step that it stands before; one more than there are at the end.';
comment on column learning_path_lesson.part is 'As in learning_path_step.';

create table lesson_read (
    account_id bigint      not null,
    lesson     text        not null collate "C",
    read_at    timestamptz not null,
    constraint lesson_read_pk primary key (account_id, lesson),
    constraint lesson_read_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table lesson_read is 'Who said that they have read which lesson; stays while the lesson is away.';
