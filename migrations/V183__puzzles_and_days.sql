-- Puzzles: positions in which exactly one move wins, found in games that can be played, which of them belongs to which day, and who solved them.
-- Locks nothing that is in use: the tables are new.

create table puzzle (
    id         bigint generated always as identity,
    problem_id bigint      not null,
    game       text        not null,
    position   integer     not null,
    board      text        not null,
    found_at   timestamptz not null,
    constraint puzzle_pk primary key (id),
    constraint puzzle_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint puzzle_once unique (problem_id, game, position, board),
    constraint puzzle_game_form check (game ~ '^[a-z0-9-]{1,80}$'),
    constraint puzzle_position_range check (position >= 0),
    constraint puzzle_board_size check (octet_length(board) <= 2000)
);
comment on table puzzle is 'Positions in which exactly one move wins. A row stays while its game is away.';
comment on column puzzle.game is 'The name of the instance that can be played, as in game_graph.';
comment on column puzzle.position is 'The number of the position in the state graph, from 0.';
comment on column puzzle.board is 'What the position looks like. A graph that has another board under that number holds another game.';

create table puzzle_search (
    game_graph_id bigint      not null,
    searched_at   timestamptz not null,
    found         smallint    not null,
    constraint puzzle_search_pk primary key (game_graph_id),
    constraint puzzle_search_game_graph_fk foreign key (game_graph_id) references game_graph (id) on delete cascade,
    constraint puzzle_search_found_range check (found >= 0)
);
comment on table puzzle_search is 'State graphs in which puzzles were looked for.';

create table puzzle_day (
    day       date   not null,
    puzzle_id bigint not null,
    constraint puzzle_day_pk primary key (day),
    constraint puzzle_day_puzzle_fk foreign key (puzzle_id) references puzzle (id) on delete cascade
);
comment on table puzzle_day is 'The puzzle of each day (UTC), which is the same for everybody.';
create index puzzle_day_by_puzzle on puzzle_day (puzzle_id);

create table puzzle_answer (
    account_id     bigint      not null,
    puzzle_id      bigint      not null,
    right_at_first boolean     not null,
    answered_at    timestamptz not null,
    solved_at      timestamptz,
    constraint puzzle_answer_pk primary key (account_id, puzzle_id),
    constraint puzzle_answer_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint puzzle_answer_puzzle_fk foreign key (puzzle_id) references puzzle (id) on delete cascade,
    constraint puzzle_answer_first_solves check (not right_at_first or solved_at is not null)
);
comment on table puzzle_answer is 'What a person made of a puzzle.';
comment on column puzzle_answer.right_at_first is 'Whether the first answer was right. Later answers do not change it.';
comment on column puzzle_answer.answered_at is 'When the first answer came.';
comment on column puzzle_answer.solved_at is 'When the first right answer came; null until then.';
create index puzzle_answer_by_puzzle on puzzle_answer (puzzle_id);

create table puzzle_day_solve (
    account_id bigint      not null,
    day        date        not null,
    counted_on date        not null,
    solved_at  timestamptz not null,
    constraint puzzle_day_solve_pk primary key (account_id, day),
    constraint puzzle_day_solve_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table puzzle_day_solve is 'Who solved the puzzle of a day on that day.';
comment on column puzzle_day_solve.day is 'Whose puzzle it was (UTC).';
comment on column puzzle_day_solve.counted_on is 'The day in the calendar of the person, which counts for their streak.';
