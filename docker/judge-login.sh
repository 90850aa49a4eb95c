#!/bin/sh
# Run once by the database's container, before the first start of Grundy: the role whose rights the migrations grant, and the
# login that the judge nodes share.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat "$GRUNDY_JUDGE_PASSWORD_FILE")" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role grundy_judge nologin;
create role grundy_preparer nologin;
-- A node holds up to 50 connections and one more; deploy/compose.yaml starts two.
create role judge login password :'password' connection limit 110 in role grundy_judge, grundy_preparer;
alter role judge set statement_timeout = '1min';
alter role judge set idle_in_transaction_session_timeout = '1min';
-- The login is for this database: what everybody may do with the server's others is taken from everybody.
do $$
declare
    name text;
begin
    for name in select datname from pg_database where datallowconn loop
        execute format('revoke connect, temporary on database %I from public', name);
    end loop;
    execute format('grant connect on database %I to grundy_judge', current_database());
end $$;
SQL
