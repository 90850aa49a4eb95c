-- Mails that are to be sent: written with what they tell of, sent after that is committed, by whichever node is first.
-- Locks nothing that exists: new table only.

create table outbox (
    id          bigint generated always as identity,
    kind        text        not null,
    account_id  bigint,
    about       text        not null,
    language    text        not null,
    posted_at   timestamptz not null,
    tries       integer     not null default 0,
    next_try_at timestamptz not null,
    constraint outbox_pk primary key (id),
    constraint outbox_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint outbox_kind_form check (kind ~ '^[a-z][a-z-]{2,39}$'),
    constraint outbox_about_length check (length(about) <= 254),
    constraint outbox_language_code check (language ~ '^[a-z]{2}$'),
    constraint outbox_tries_natural check (tries >= 0)
);
comment on table outbox is 'Mails to be sent. A row is no mail yet: it is written when its turn comes, so that no secret of a link lies here.';
comment on column outbox.kind is 'What the mail says: the name of whoever writes it.';
comment on column outbox.account_id is 'Whose; null where the mail was asked for by a name that nobody has: such a row is thrown away when its turn comes.';
comment on column outbox.about is 'What its writer needs to know, such as an address; may be empty.';
comment on column outbox.tries is 'How often a node began to send it.';
comment on column outbox.next_try_at is 'From when on a node may take it; moved ahead by whoever takes it, so that a node that dies keeps no mail.';

create index outbox_by_turn on outbox (next_try_at, id);
create index outbox_by_account on outbox (account_id);
