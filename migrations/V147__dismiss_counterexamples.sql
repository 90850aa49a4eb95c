-- Admins say of counterexamples why they become no fixed tests. Which ones there are, and which were taken in, is nowhere noted: it
-- follows from judgings, trials and searches, and from the tests of the package and of its working copy.
-- Locks nothing that exists: new table only.

create table dismissed_counterexample (
    problem_id   bigint      not null,
    input_hash   text        not null,
    reason       text        not null,
    dismissed_at timestamptz not null,
    constraint dismissed_counterexample_pk primary key (problem_id, input_hash),
    constraint dismissed_counterexample_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint dismissed_counterexample_hash_form check (input_hash ~ '^[0-9a-f]{64}$'),
    constraint dismissed_counterexample_reason_line check (length(reason) between 1 and 500 and reason !~ '[[:cntrl:]]')
);
comment on table dismissed_counterexample is 'Inputs on which accepted programs fail and which are not needed as tests; who said so is in audit_entry.';
comment on column dismissed_counterexample.input_hash is 'SHA-256 of the input, in hexadecimal.';
