-- Admins have a set of submissions judged again in the shadow: with the same seeds, by the live version or another, the verdicts beside those
-- that count, until somebody adopts all of them or none.
-- Locks nothing that exists: new tables only.

create table rejudging (
    id                 bigint generated always as identity,
    called             text        not null,
    problem_id         bigint      not null,
    package_version_id bigint      not null,
    chosen_by          text        not null,
    actor_id           bigint      not null,
    asked_at           timestamptz not null,
    ended_at           timestamptz,
    adopted            boolean,
    constraint rejudging_pk primary key (id),
    constraint rejudging_problem_fk foreign key (problem_id) references problem (id),
    constraint rejudging_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint rejudging_called_line check (length(called) between 1 and 200 and called !~ '[[:cntrl:]]'),
    constraint rejudging_chosen_by_line check (length(chosen_by) <= 500 and chosen_by !~ '[[:cntrl:]]'),
    constraint rejudging_ended_one_way check ((ended_at is null) = (adopted is null))
);
comment on table rejudging is 'A set of submissions that is judged again in the shadow.';
comment on column rejudging.called is 'What whoever asked calls it.';
comment on column rejudging.package_version_id is 'What the set is judged by: live, older, or not live yet.';
comment on column rejudging.chosen_by is 'By what the submissions were chosen, in words of the log.';
comment on column rejudging.actor_id is 'account.id of who asked, also when the account is gone: no foreign key.';
comment on column rejudging.ended_at is 'When it was adopted or cancelled; null while neither.';
comment on column rejudging.adopted is 'Whether its verdicts count now; false if it was cancelled, null while neither.';
create index rejudging_by_problem on rejudging (problem_id, id desc);

create table rejudging_item (
    rejudging_id bigint not null,
    counting_id  bigint not null,
    shadow_id    bigint not null,
    constraint rejudging_item_pk primary key (rejudging_id, shadow_id),
    constraint rejudging_item_rejudging_fk foreign key (rejudging_id) references rejudging (id) on delete cascade,
    constraint rejudging_item_counting_fk foreign key (counting_id) references judging (id) on delete cascade,
    constraint rejudging_item_shadow_fk foreign key (shadow_id) references judging (id) on delete cascade,
    constraint rejudging_item_shadow_unique unique (shadow_id)
);
comment on table rejudging_item is 'A submission of a set: gone when its sender deletes their account.';
comment on column rejudging_item.counting_id is 'The judging that counted when the set was made.';
comment on column rejudging_item.shadow_id is 'The judging of this set, which counts for nobody until it is adopted.';
create index rejudging_item_by_counting on rejudging_item (counting_id);
