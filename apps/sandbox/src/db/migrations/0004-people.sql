-- People besides their accounts: who acts for a company, their files, and how often one address asks for codes.
-- What people leave behind: a new seed never touches these tables, and none refers to a table of the seed.

-- What an administrator's search reads: names, company, number and mail, in small letters with half-spaces as spaces.
alter table users add column search_key text not null generated always as (
  lower(replace(
    coalesce(profile->>'firstName', '') || ' ' || coalesce(profile->>'lastName', '') || ' ' ||
    coalesce(profile->'company'->>'name', '') || ' ' || phone_number || ' ' || coalesce(profile->>'email', ''),
    U&'\200C', ' '))
) stored;
create index users_by_created on users (created_at desc, id);

-- The buyer of the first seed had a company whose national id does not keep its own check digit.
update users set profile = profile
  || jsonb_build_object('company', (profile->'company') || '{"nationalId": "14000000003"}'::jsonb)
  || '{"roles": ["Buyer", "Consumer", "Customer", "ConsumerOwner"]}'::jsonb
where id = 'user-1' and profile->'company'->>'nationalId' = '14000000001';

create table merchant_agents (
  id text primary key,
  merchant_id text not null,
  phone_number text not null,
  -- Known once the invitation is accepted.
  user_id text references users (id),
  position text,
  permissions text[] not null,
  is_active boolean not null,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  unique (merchant_id, phone_number)
);
create index merchant_agents_by_user on merchant_agents (user_id);
create index merchant_agents_invited on merchant_agents (phone_number) where accepted_at is null;

create table files (
  id text primary key,
  -- Null for a file sent without an account.
  owner_id text references users (id),
  purpose text not null,
  name text not null,
  mime text not null,
  size_bytes integer not null,
  -- Pictures only, in pixels.
  width integer,
  height integer,
  created_at timestamptz not null
);
create index files_by_owner on files (owner_id, created_at desc);

-- Whom else an owner has let read a file: the other side of a conversation or a trade request.
create table file_readers (
  file_id text not null references files (id),
  user_id text not null references users (id),
  primary key (file_id, user_id)
);

-- How often one address has asked for something within the window that began at `started_at`.
create table address_counts (
  purpose text not null,
  address text not null,
  started_at timestamptz not null,
  uses integer not null,
  primary key (purpose, address)
);
create index address_counts_by_start on address_counts (started_at);
