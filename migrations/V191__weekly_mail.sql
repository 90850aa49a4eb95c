-- Who wants a weekly mail, and the last week that each was counted for: two nodes never send two mails. Links that stop it are links of mails.
-- The table is new. mail_link is locked while its rows, which are few, are checked.

create table weekly_mail (
    account_id bigint not null,
    language   text   not null,
    week       date   not null,
    constraint weekly_mail_pk primary key (account_id),
    constraint weekly_mail_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint weekly_mail_language_code check (language ~ '^[a-z]{2}$'),
    constraint weekly_mail_week_monday check (extract(isodow from week) = 1)
);
comment on table weekly_mail is 'Accounts that have chosen the weekly mail.';
comment on column weekly_mail.language is 'Of the page on which it was chosen; used while the account has chosen no language.';
comment on column weekly_mail.week is 'The Monday of the last week whose mail was posted, or in which the mail was chosen.';

alter table mail_link drop constraint mail_link_purpose_closed;
alter table mail_link add constraint mail_link_purpose_closed check (purpose in ('confirm', 'reset', 'weekly'));
comment on column mail_link.purpose is 'confirm: the address is the account''s. reset: choose a new password. weekly: stop the weekly mail, as often as it is used.';
