-- Which nodes are there, told by each every few seconds; joining and leaving needs no configuration elsewhere.
-- Locks nothing that exists: new table only.

create table node (
    name         text        not null,
    role         text        not null,
    cells        integer     not null,
    running      integer     not null,
    started_at   timestamptz not null,
    last_seen_at timestamptz not null,
    draining     boolean     not null,
    host         jsonb       not null,
    constraint node_pk primary key (name),
    constraint node_role_known check (role in ('web', 'judge', 'all')),
    constraint node_counts_positive check (cells >= 0 and running >= 0)
);
comment on table node is 'Processes that serve pages or judge; a row whose last_seen_at is old is a node that died.';
comment on column node.name is 'Unique per process: host, process number and start.';
comment on column node.cells is 'How many judgings it works on at once; 0 for a node that only serves pages.';
comment on column node.running is 'How many it is working on.';
comment on column node.draining is 'Stopping: finishes what it has and takes nothing new.';
comment on column node.host is 'What the host offers for judging, as the doctor tells it.';
