-- Mails before a subscription renews and before a tier ends: what was told of, since when a period runs, and in which language somebody pays.
-- Locks subscription and payment_customer for an instant: the new columns have no default. renewal_mail is new.

alter table subscription add column period_started_at timestamptz;
comment on column subscription.period_started_at is 'When the period began that was paid last; null for a row that nobody has asked the provider about since V203.';

alter table payment_customer add column language text;
alter table payment_customer add constraint payment_customer_language_code check (language ~ '^[a-z]{2}$');
comment on column payment_customer.language is 'Of the page on which the person began to pay; used while the account has chosen no language. Null for customers from before V203.';

create table renewal_mail (
    entitlement_id bigint      not null,
    kind           text        not null,
    due_at         timestamptz not null,
    posted_at      timestamptz not null,
    constraint renewal_mail_pk primary key (entitlement_id, kind, due_at),
    constraint renewal_mail_entitlement_fk foreign key (entitlement_id) references entitlement (id) on delete cascade,
    constraint renewal_mail_kind_closed check (kind in ('renewal', 'end'))
);
comment on table renewal_mail is 'Which renewal or end of a right a mail was posted about: one row is one mail, however many nodes look.';
comment on column renewal_mail.kind is 'renewal: the subscription behind the right is paid again at due_at. end: the right ends at due_at.';
comment on column renewal_mail.due_at is 'End of the period that the mail is about.';
