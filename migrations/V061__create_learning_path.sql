-- Paths: problems in an order in which they teach, from problems/paths. Read from the database, so that every web node has them.
-- Locks nothing that exists: new tables only.

create table learning_path (
    slug     text    not null collate "C",
    position integer not null,
    title    text    not null,
    about    text    not null,
    constraint learning_path_pk primary key (slug),
    constraint learning_path_position_unique unique (position) deferrable initially deferred
);
comment on table learning_path is 'A path as its file describes it; replaced as a whole at each load.';
comment on column learning_path.slug is 'The file''s name without its ending.';
comment on column learning_path.position is '1, 2, … in the order of the files'' names.';
comment on column learning_path.about is 'Shown under the title.';

create table learning_path_step (
    path_slug  text    not null collate "C",
    number     integer not null,
    part       integer not null,
    part_title text    not null,
    part_about text    not null,
    display_id text    not null collate "C",
    why        text    not null,
    before     text    not null,
    constraint learning_path_step_pk primary key (path_slug, number),
    constraint learning_path_step_path_fk foreign key (path_slug) references learning_path (slug) on delete cascade,
    constraint learning_path_step_once unique (path_slug, display_id)
);
comment on table learning_path_step is 'A problem on a path.';
comment on column learning_path_step.number is '1, 2, … along the whole path.';
comment on column learning_path_step.part is '1, 2, …; steps of one part stand together.';
comment on column learning_path_step.display_id is 'Of the problem; one that is not published now is passed over.';
comment on column learning_path_step.why is 'Why it comes now.';
comment on column learning_path_step.before is 'What to know before.';

create index learning_path_step_by_problem on learning_path_step (display_id);
