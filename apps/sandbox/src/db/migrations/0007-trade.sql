-- Trade requests and conversations. What people leave behind: a new seed never empties these tables, and none refers to a table of the seed.

create sequence trade_request_numbers start 200001;

create table trade_requests (
  id text primary key,
  -- For people: TR-200001.
  number text not null unique,
  user_id text not null references users (id),
  supplier_id text not null,
  -- The caller's own id of the request: sent twice, it is one request.
  client_request_id text not null,
  group_key text,
  copy_of text,
  status text not null,
  version integer not null,
  revision integer not null,
  title text not null,
  -- Lines, delivery, terms, documents, as the contract shows them.
  content jsonb not null,
  -- The supplier's summary when the request was made, for a supplier who is no longer there.
  supplier jsonb not null,
  price jsonb,
  payment_id text,
  correction jsonb,
  end_reason jsonb,
  outcome text,
  conversation_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  published_at timestamptz,
  seen_at timestamptz,
  answered_at timestamptz,
  valid_until timestamptz,
  closed_at timestamptz,
  -- What happens by itself, and when.
  next_step text,
  next_at timestamptz,
  unique (user_id, client_request_id)
);
create index trade_requests_by_user on trade_requests (user_id, updated_at desc, id);
create index trade_requests_due on trade_requests (next_at) where next_at is not null;
create index trade_requests_due_by_user on trade_requests (user_id, next_at) where next_at is not null;

create table trade_request_events (
  id text primary key,
  -- Order within one moment.
  seq bigint generated always as identity,
  trade_request_id text not null references trade_requests (id),
  type text not null,
  from_status text,
  to_status text,
  actor_name text not null,
  actor_role text not null,
  note text,
  data jsonb,
  at timestamptz not null
);
create index trade_request_events_by_request on trade_request_events (trade_request_id, at desc, seq desc);

create table conversations (
  id text primary key,
  -- Who began it.
  user_id text not null references users (id),
  -- With whom; null for the marketplace's support.
  supplier_id text,
  supplier_name text,
  subject text not null,
  object_type text,
  object_id text,
  object_title text,
  trade_request_id text,
  is_closed boolean not null default false,
  search_key text not null,
  root_id text not null,
  -- Of the latest message.
  last_seq bigint not null default 0,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  -- When support answers by itself.
  reply_at timestamptz
);
create index conversations_by_user on conversations (user_id, last_message_at desc, id);
create index conversations_by_supplier on conversations (supplier_id, last_message_at desc, id) where supplier_id is not null;
create index conversations_by_object on conversations (object_type, object_id) where object_id is not null;
create unique index one_conversation_per_request on conversations (trade_request_id) where trade_request_id is not null;
create index conversations_due on conversations (reply_at) where reply_at is not null;

create table conversation_messages (
  id text primary key,
  seq bigint generated always as identity,
  conversation_id text not null references conversations (id),
  parent_id text references conversation_messages (id),
  -- Buyer, Supplier or Support.
  side text not null,
  -- Null when the sandbox plays the sender.
  sender_id text references users (id),
  sender_name text not null,
  text text not null,
  file_ids text[] not null,
  client_message_id text not null,
  sent_at timestamptz not null,
  seen_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz
);
create index conversation_messages_by_time on conversation_messages (conversation_id, seq);
create unique index one_message_per_client_id on conversation_messages (sender_id, client_message_id) where sender_id is not null;

-- How one participant sees a conversation.
create table conversation_views (
  conversation_id text not null references conversations (id),
  user_id text not null references users (id),
  -- The latest message read, and the latest one there when it was hidden.
  read_seq bigint not null default 0,
  hidden_seq bigint not null default 0,
  is_archived boolean not null default false,
  primary key (conversation_id, user_id)
);
