-- People and puzzles are rated by Glicko-2, and puzzles have themes: so people are offered puzzles that fit.
-- Locks puzzle, puzzle_search and puzzle_answer for a moment: the new columns are null or have constant defaults, so no row is written anew.

alter table puzzle
    add column rating double precision not null default 1500,
    add column deviation double precision not null default 350,
    add column volatility double precision not null default 0.06,
    add column themes text[] not null default '{}',
    add constraint puzzle_rating_range check (rating between -100000 and 100000),
    add constraint puzzle_deviation_range check (deviation > 0 and deviation <= 350),
    add constraint puzzle_volatility_range check (volatility > 0 and volatility <= 10),
    add constraint puzzle_themes_form check (array_to_string(themes, ' ', '?') ~ '^[a-z -]*$');
comment on column puzzle.rating is 'How hard it is, on the scale of Glicko: 1500 until somebody tries it.';
comment on column puzzle.deviation is 'The standard deviation of the rating.';
comment on column puzzle.volatility is 'How much the rating is expected to fluctuate, on the scale of Glicko-2.';
comment on column puzzle.themes is 'What is known of it from the state graph, by the codes of PuzzleTheme; empty until a search has seen to it.';

alter table puzzle_search add column version smallint not null default 1;
comment on column puzzle_search.version is 'By which version of the search. A later version searches the graph again.';

alter table puzzle_answer add column rating_change smallint;
comment on column puzzle_answer.rating_change is 'By how much the first answer changed the person''s rating, which pages show; null where it counted for no rating.';

create table puzzle_rating (
    account_id bigint           not null,
    rating     double precision not null,
    deviation  double precision not null,
    volatility double precision not null,
    rated_at   timestamptz      not null,
    constraint puzzle_rating_pk primary key (account_id),
    constraint puzzle_rating_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint puzzle_rating_rating_range check (rating between -100000 and 100000),
    constraint puzzle_rating_deviation_range check (deviation > 0 and deviation <= 350),
    constraint puzzle_rating_volatility_range check (volatility > 0 and volatility <= 10)
);
comment on table puzzle_rating is 'How well people solve puzzles (Glicko-2). A person without a row has the rating 1500.';
comment on column puzzle_rating.deviation is 'The standard deviation of the rating.';
comment on column puzzle_rating.volatility is 'How much the rating is expected to fluctuate, on the scale of Glicko-2.';
comment on column puzzle_rating.rated_at is 'When it changed last.';
