-- Who stands where among those who show their profile, computed every few minutes, so that a page counts nothing.
-- Locks nothing that is in use: the tables are new.

create table ranking (
    account_id bigint  not null,
    list       text    not null,
    number     bigint  not null,
    place      integer not null,
    constraint ranking_pk primary key (account_id, list),
    constraint ranking_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint ranking_list_known check (list in ('solved', 'puzzles')),
    constraint ranking_place_range check (place > 0)
);
comment on table ranking is 'Places as they were computed last. A page leaves out people who have closed their profile or were suspended since.';
comment on column ranking.list is 'solved or puzzles.';
comment on column ranking.number is 'Solved problems that are published, or the rating in puzzles (Glicko-2).';
comment on column ranking.place is 'From 1; people with the same number share a place.';
create index ranking_by_place on ranking (list, place);

create table ranking_time (
    only_one    boolean     not null default true,
    computed_at timestamptz not null,
    constraint ranking_time_pk primary key (only_one),
    constraint ranking_time_only_one check (only_one)
);
comment on table ranking_time is 'When the ranking was computed last. The node that computes it holds the row, so one node does at a time. No row before the first time.';
