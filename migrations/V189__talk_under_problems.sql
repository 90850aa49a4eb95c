-- Questions under problems and answers to them.
-- Locks nothing that anybody reads or writes: the tables are new.

create table talk_post (
    id         bigint generated always as identity,
    problem_id bigint      not null,
    parent_id  bigint,
    account_id bigint,
    made_at    timestamptz not null,
    helpful_at timestamptz,
    hidden_at  timestamptz,
    locked_at  timestamptz,
    deleted_at timestamptz,
    constraint talk_post_pk primary key (id),
    constraint talk_post_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint talk_post_parent_fk foreign key (parent_id) references talk_post (id) on delete cascade,
    constraint talk_post_account_fk foreign key (account_id) references account (id) on delete set null,
    constraint talk_post_helpful_answer check (helpful_at is null or parent_id is not null),
    constraint talk_post_locked_question check (locked_at is null or parent_id is null)
);
comment on table talk_post is 'A question about a problem, or an answer to one; its texts are in talk_revision.';
comment on column talk_post.parent_id is 'The question that it answers; null for a question.';
comment on column talk_post.account_id is 'Its author; null once their account is gone, and the texts with it.';
comment on column talk_post.helpful_at is 'Since when the author of the question calls the answer helpful; null while they do not.';
comment on column talk_post.hidden_at is 'Since when moderators hide it; null while they do not.';
comment on column talk_post.locked_at is 'Since when nobody may answer the question or change its posts; null while they may.';
comment on column talk_post.deleted_at is 'When its author deleted it; the row stays so that answers keep their place and the hourly limit counts it.';
create index talk_post_questions on talk_post (problem_id, id desc) where parent_id is null;
create index talk_post_answers on talk_post (parent_id, id) where parent_id is not null;
create index talk_post_by_account on talk_post (account_id, made_at) where account_id is not null;

create table talk_revision (
    post_id    bigint      not null,
    number     integer     not null,
    account_id bigint      not null,
    title      text,
    text       text        not null,
    written_at timestamptz not null,
    constraint talk_revision_pk primary key (post_id, number),
    constraint talk_revision_post_fk foreign key (post_id) references talk_post (id) on delete cascade,
    constraint talk_revision_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint talk_revision_number_positive check (number > 0),
    constraint talk_revision_title_length check (char_length(title) between 1 and 120),
    constraint talk_revision_text_length check (char_length(text) between 1 and 10000)
);
comment on table talk_revision is 'Texts of posts, as they were written and changed; the one with the highest number is shown.';
comment on column talk_revision.title is 'Of a question; null for an answer.';
comment on column talk_revision.text is 'Markdown.';
create index talk_revision_by_account on talk_revision (account_id, written_at);
