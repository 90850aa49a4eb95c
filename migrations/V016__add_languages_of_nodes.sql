-- Nodes differ in what is installed: each claims only what it can judge, and pages offer what some node can.
-- Rewrites judging while it is still small (first release); locks it meanwhile.

alter table judging add column language text;
update judging set language = (select s.language from submission s where s.id = judging.submission_id);
alter table judging alter column language set not null;
comment on column judging.language is 'The submission''s language, here again so that a node claims only what it can judge.';

alter table node add column languages jsonb not null default '[]';
comment on column node.languages is 'Array of {id, version, problem}: problem is empty for a language that works on this node, else why it does not and the cure.';
