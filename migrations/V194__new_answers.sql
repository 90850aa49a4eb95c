-- What people have seen of the answers to questions that are theirs, and who wants a mail about new ones. Links that stop it are links of mails.
-- Both tables are new. talk_post is locked for writing while its rows are put into an index; mail_link while its rows, which are few, are checked.

create table talk_seen (
    account_id  bigint      not null,
    question_id bigint      not null,
    seen_up_to  bigint      not null,
    mailed_at   timestamptz,
    constraint talk_seen_pk primary key (account_id, question_id),
    constraint talk_seen_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint talk_seen_question_fk foreign key (question_id) references talk_post (id) on delete cascade
);
comment on table talk_seen is 'How far somebody who asked or answered a question has read its answers; without a row, up to their own first post.';
comment on column talk_seen.seen_up_to is 'The largest id of a post that stood on a page of the question when they opened it; answers with larger ones are new.';
comment on column talk_seen.mailed_at is 'When a mail about new answers was posted; null once they have looked, and the next answer may be told.';

create table answer_mail (
    account_id bigint      not null,
    language   text        not null,
    chosen_at  timestamptz not null,
    constraint answer_mail_pk primary key (account_id),
    constraint answer_mail_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint answer_mail_language_code check (language ~ '^[a-z]{2}$')
);
comment on table answer_mail is 'Accounts that have chosen mails about new answers.';
comment on column answer_mail.language is 'Of the page on which they were chosen; used while the account has chosen no language.';

create index talk_post_newest on talk_post (problem_id, id desc) where hidden_at is null and deleted_at is null;

alter table mail_link drop constraint mail_link_purpose_closed;
alter table mail_link add constraint mail_link_purpose_closed check (purpose in ('confirm', 'reset', 'weekly', 'answers'));
comment on column mail_link.purpose is 'confirm: the address is the account''s. reset: choose a new password. weekly: stop the weekly mail, answers: stop mails about new answers, as often as it is used.';
