-- What the operators have to say to everybody for a while: on all pages, until it is dismissed, over or withdrawn.
-- Locks nothing that exists: new table only.

create table announcement (
    id           bigint generated always as identity,
    kind         text        not null,
    text_en      text        not null,
    text_de      text        not null,
    shown_from   timestamptz not null,
    shown_until  timestamptz not null,
    made_at      timestamptz not null,
    withdrawn_at timestamptz,
    constraint announcement_pk primary key (id),
    constraint announcement_kind_known check (kind in ('info', 'maintenance')),
    constraint announcement_text_length check (char_length(text_en) between 1 and 1000 and char_length(text_de) between 1 and 1000),
    constraint announcement_order check (shown_until > shown_from)
);
comment on table announcement is 'Something said on all pages; who said it is in audit_entry. Never changed but for withdrawing it.';
comment on column announcement.text_en is 'Markdown; shown to whoever reads English.';
comment on column announcement.text_de is 'The same in German.';
comment on column announcement.shown_until is 'First instant at which it is not shown any more.';
comment on column announcement.withdrawn_at is 'When an admin ended it early; null otherwise.';
create index announcement_by_end on announcement (shown_until) where withdrawn_at is null;
-- A form that is sent twice announces once.
create unique index announcement_once on announcement (kind, md5(text_en), md5(text_de), shown_until) where withdrawn_at is null;
