-- A question can be about one line of a submission of its author. The text of the line is read from the submission whenever it is shown.
-- Locks talk_post, and submission for writing, for a moment: no row refers to a submission yet, and posts are few.

alter table talk_post
    add column submission_id bigint,
    add column line          integer,
    add constraint talk_post_submission_fk foreign key (submission_id) references submission (id) on delete set null,
    add constraint talk_post_line_positive check (line > 0),
    add constraint talk_post_line_of_question check (line is null or parent_id is null),
    add constraint talk_post_line_of_submission check (submission_id is null or line is not null);
comment on column talk_post.submission_id is 'The submission of its author that a question is about; null for a question about none, and for an answer. Submissions go with their account alone, as the texts of its posts do.';
comment on column talk_post.line is 'The number of the line of its source, from 1; stays when the submission is gone, and says nothing then.';
create index talk_post_by_submission on talk_post (submission_id) where submission_id is not null;
