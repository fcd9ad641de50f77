-- The latest visits of each person and object one by one, with the filters of each; `last_visits` has their number.
create table single_visits (
  user_id text not null,
  object_type text not null,
  object_id text not null,
  visited_at timestamptz not null,
  path text not null,
  primary key (user_id, object_type, object_id, visited_at),
  foreign key (user_id, object_type, object_id) references last_visits on delete cascade
);
insert into single_visits (user_id, object_type, object_id, visited_at, path)
  select user_id, object_type, object_id, visited_at, path from last_visits;
