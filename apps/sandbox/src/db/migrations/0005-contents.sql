-- What people read (the seed's), and what they say about it (theirs: no reference to a table of the seed).

create table content_types (
  id text primary key,
  parent_id text references content_types (id),
  title text not null,
  slug text not null,
  page_type text not null,
  icon text,
  sort_order integer not null
);

create table pages (
  id text primary key,
  unique_page_name text unique,
  content_type_id text not null references content_types (id),
  title text not null,
  slug text not null,
  supplier_id text,
  status text not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  allow_comments boolean not null,
  -- Folded, one entry each.
  label_keys text[] not null,
  category_ids text[] not null,
  -- Title, summary and labels, folded.
  search_key text not null,
  -- Of the time before this database.
  like_base integer not null,
  visit_count integer not null,
  -- What lists show besides, and what only the page itself does.
  document jsonb not null,
  body jsonb not null
);
create index pages_by_date on pages (published_at desc, id);
create index pages_by_type on pages (content_type_id, published_at desc, id);
create index pages_by_supplier on pages (supplier_id, published_at desc, id);
create index pages_by_label on pages using gin (label_keys);
create index pages_by_category on pages using gin (category_ids);
create index pages_by_word on pages using gin (to_tsvector('simple', search_key));

create table page_likes (
  page_id text not null,
  user_id text not null,
  primary key (page_id, user_id)
);

create table page_comments (
  id text primary key,
  page_id text not null,
  parent_id text references page_comments (id),
  -- 1 for a comment on the page itself.
  depth integer not null,
  -- Null for comments of the seed.
  user_id text,
  author_name text not null,
  is_supplier_answer boolean not null,
  text text not null,
  created_at timestamptz not null,
  -- Until this moment it waits; then the verdict holds.
  decided_at timestamptz not null,
  verdict text not null,
  reject_reason text,
  like_base integer not null
);
create index page_comments_by_page on page_comments (page_id, created_at, id);
create index page_comments_by_user on page_comments (user_id, page_id);

create table page_comment_likes (
  comment_id text not null,
  user_id text not null,
  primary key (comment_id, user_id)
);
