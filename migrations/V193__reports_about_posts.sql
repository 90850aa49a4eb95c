-- Reports about posts, in the same list as those about problems.
-- Locks complaint for a moment: it is small, and nobody waits for it.

alter table complaint
    add column post_id bigint,
    add constraint complaint_post_fk foreign key (post_id) references talk_post (id) on delete set null,
    drop constraint complaint_kind_known,
    add constraint complaint_kind_known check (
        kind in ('statement', 'tests', 'time-limit', 'translation', 'spoiler', 'abuse', 'spam', 'wrong', 'other')),
    drop constraint complaint_text_length,
    add constraint complaint_text_length check (
        char_length(text) <= 4000 and (text <> '' or kind in ('spoiler', 'abuse', 'spam', 'wrong')));
comment on table complaint is 'What a reader reports about a problem or a post. Gone with their account; who answered is in audit_entry.';
comment on column complaint.post_id is 'The post that it is about; null for a report about the problem.';
comment on column complaint.text is 'Empty where the kind says all, as it may about a post.';
create index complaint_by_post on complaint (post_id) where post_id is not null;
drop index complaint_once;
-- A form that is sent twice reports once.
create unique index complaint_once on complaint (account_id, problem_id, coalesce(post_id, 0), kind, md5(text)) where closed_at is null;
