#!/bin/sh
# Run once by the database's container, before the first start of Grundy: the role whose rights the migrations grant, and the
# login that the judge nodes share.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$GRUNDY_JUDGE_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role grundy_judge nologin;
create role judge login password :'password' in role grundy_judge;
SQL
