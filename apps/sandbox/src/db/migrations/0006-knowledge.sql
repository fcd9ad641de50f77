-- What people read (the seed's) and what they leave behind while reading (theirs: no reference to a table of the seed).

create table faq_categories (
  id text primary key,
  title text not null,
  icon text,
  is_active boolean not null,
  sort_order integer not null
);

create table faq_questions (
  id text primary key,
  category_id text not null references faq_categories (id),
  question text not null,
  answer_html text not null,
  visit_count integer not null,
  sort_order integer not null,
  -- Folded question and answer.
  search_key text not null
);
create index faq_questions_by_category on faq_questions (category_id, sort_order);
create index faq_questions_by_visits on faq_questions (visit_count desc, id);

create table media_videos (
  id text primary key,
  title text not null,
  category_id text,
  supplier_id text,
  -- Folded, one entry each.
  tag_keys text[] not null,
  search_key text not null,
  visit_count integer not null,
  published_at timestamptz not null,
  document jsonb not null
);
create index media_videos_by_date on media_videos (published_at desc, id);

create table help_items (
  front_unique_id text primary key,
  document jsonb not null
);

create table advertisements (
  id text primary key,
  position text not null,
  category_id text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  priority integer not null,
  document jsonb not null
);
create index advertisements_by_position on advertisements (position, priority desc, id);

-- Visits of the time before this database, by day; scope is a merchant's id, or `site` for everything.
create table seeded_visit_days (
  scope text not null,
  day date not null,
  visits integer not null,
  unique_visitors integer not null,
  primary key (scope, day)
);

create table visit_days (
  scope text not null,
  day date not null,
  visits integer not null,
  unique_visitors integer not null,
  primary key (scope, day)
);

-- Who was already counted among the day's visitors of a scope; old days may be dropped.
create table visit_marks (
  scope text not null,
  day date not null,
  visitor text not null,
  primary key (scope, day, visitor)
);

-- Visits counted here, on top of what the seed says of the object.
create table object_visits (
  object_type text not null,
  object_id text not null,
  visits bigint not null,
  primary key (object_type, object_id)
);

create table last_visits (
  user_id text not null references users (id),
  object_type text not null,
  object_id text not null,
  -- As it was at the last visit, for when the object is gone.
  title text not null,
  -- With the filters of the last visit.
  path text not null,
  visited_at timestamptz not null,
  times integer not null,
  primary key (user_id, object_type, object_id)
);
create index last_visits_by_user on last_visits (user_id, visited_at desc, object_id);

create table notes (
  id text primary key,
  user_id text not null references users (id),
  object_type text not null,
  object_id text not null,
  -- As they were when the note was written, for when the object is gone.
  object_title text not null,
  object_path text not null,
  text text not null,
  color text,
  remind_at timestamptz,
  -- Folded text and title, for the search in notes.
  search_key text not null,
  title_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null
);
create index notes_by_user on notes (user_id, updated_at desc, id);
create index notes_by_object on notes (user_id, object_type, object_id, created_at desc);

create table feedbacks (
  id text primary key,
  tracking_code text not null unique,
  user_id text references users (id),
  type text not null,
  subject text not null,
  text text not null,
  contact jsonb not null,
  rating integer,
  page_url text,
  created_at timestamptz not null
);

-- A file belongs to one feedback.
create table feedback_files (
  file_id text primary key,
  feedback_id text not null references feedbacks (id)
);

-- Keys of callers without an account; the key alone is the secret.
create table anonymous_keys (
  key text primary key,
  operation_id text not null,
  body_hash text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null
);
