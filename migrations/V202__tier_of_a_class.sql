-- Tiers that admins grant to classes: their members have the tier, as many as there are seats.
-- Locks nothing that anybody reads or writes: the table is new. The view class_right says who has a seat.

create table classroom_tier (
    classroom_id bigint      not null,
    tier         text        not null,
    seats        integer     not null,
    valid_until  timestamptz not null,
    note         text        not null,
    granted_at   timestamptz not null,
    constraint classroom_tier_pk primary key (classroom_id),
    constraint classroom_tier_classroom_fk foreign key (classroom_id) references classroom (id) on delete cascade,
    constraint classroom_tier_tier_known check (tier in ('basic', 'pro')),
    constraint classroom_tier_seats_range check (seats between 1 and 10000),
    constraint classroom_tier_ends check (isfinite(valid_until)),
    constraint classroom_tier_note_line check (length(note) <= 200 and note !~ '[[:cntrl:]]')
);
comment on table classroom_tier is 'The tier that a class has for its members. The row goes when an admin takes it back; the audit log keeps that it was there.';
comment on column classroom_tier.seats is 'So many members have the tier, teachers too, those who joined first.';
comment on column classroom_tier.valid_until is 'First instant without it.';
comment on column classroom_tier.note is 'For admins: why it was granted.';
comment on column classroom_tier.granted_at is 'When an admin granted it, or changed it last.';
