-- Bytes of uploaded files, where several servers share the database; beside an embedded one they are in a folder.
create table file_contents (
  -- Checked at the end of the transaction: the bytes may come before their row.
  file_id text primary key references files (id) on delete cascade deferrable initially deferred,
  bytes bytea not null
);
-- Pictures and documents are compressed already.
alter table file_contents alter column bytes set storage external;
-- What the test controls have set, for every server.
create table control_state (name text primary key, value jsonb not null);
