-- The working memory of a person – notes, favourites, visits – answers with ten thousand rows as with ten: no list is counted, and none searched, whole.

-- As they were when the object was kept, for when it is gone; and folded, for the search.
alter table favourites add column title text not null default '';
alter table favourites add column path text not null default '/';
alter table favourites add column search_key text not null default '';
alter table last_visits add column search_key text not null default '';

-- How many rows of a kind, and of a colour for notes, a list has.
create table memory_counts (
  user_id text not null,
  list text not null,
  object_type text not null,
  color text not null,
  items integer not null,
  primary key (user_id, list, object_type, color)
);

-- The words of each row, so that a search reads only the rows that have them.
create table memory_words (
  user_id text not null,
  list text not null,
  word text collate "C" not null,
  item_id text not null,
  primary key (user_id, list, word, item_id)
);
create index memory_words_by_item on memory_words (user_id, list, item_id);

-- One index per order and narrowing.
create index notes_by_kind on notes (user_id, object_type, updated_at desc, id);
create index notes_by_color on notes (user_id, color, updated_at desc, id);
create index notes_by_creation on notes (user_id, created_at desc, id);
create index notes_by_reminder on notes (user_id, remind_at, id);
create index favourites_by_kind on favourites (user_id, object_type, created_at desc, id);
create index favourites_by_title on favourites (user_id, search_key, id);
create index last_visits_by_kind on last_visits (user_id, object_type, visited_at desc, object_id);

-- The words of a folded text, whole and the parts of codes such as 6205-2rsh.
create function words_of(folded text) returns setof text language sql immutable as $$
  select distinct left(word, 64) from (
    select regexp_split_to_table(folded, ' +') as word
    union all
    select regexp_split_to_table(folded, '[ /._×+-]+')
  ) w where word <> ''
$$;

create function count_memory(owner text, list_name text, kind text, hue text, step integer) returns void language sql as $$
  insert into memory_counts as c (user_id, list, object_type, color, items) values (owner, list_name, kind, coalesce(hue, ''), step)
  on conflict (user_id, list, object_type, color) do update set items = c.items + excluded.items
$$;

create function enter_words(owner text, list_name text, item text, folded text) returns void language sql as $$
  insert into memory_words (user_id, list, word, item_id) select owner, list_name, w, item from words_of(folded) w
  on conflict do nothing
$$;

create function follow_notes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.color is not distinct from new.color and old.search_key = new.search_key then return null; end if;
  if tg_op <> 'INSERT' then
    perform count_memory(old.user_id, 'Note', old.object_type, old.color, -1);
    delete from memory_words where user_id = old.user_id and list = 'Note' and item_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform count_memory(new.user_id, 'Note', new.object_type, new.color, 1);
    perform enter_words(new.user_id, 'Note', new.id, new.search_key || ' ' || new.title_key);
  end if;
  return null;
end $$;
create trigger notes_are_followed after insert or update or delete on notes for each row execute function follow_notes();

create function follow_favourites() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_memory(new.user_id, 'Favourite', new.object_type, null, 1);
    perform enter_words(new.user_id, 'Favourite', new.id, new.search_key);
  else
    perform count_memory(old.user_id, 'Favourite', old.object_type, null, -1);
    delete from memory_words where user_id = old.user_id and list = 'Favourite' and item_id = old.id;
  end if;
  return null;
end $$;
create trigger favourites_are_followed after insert or delete on favourites
  for each row execute function follow_favourites();

create function follow_visits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.search_key = new.search_key then return null; end if;
  if tg_op <> 'INSERT' then
    perform count_memory(old.user_id, 'Visit', old.object_type, null, -1);
    delete from memory_words
    where user_id = old.user_id and list = 'Visit' and item_id = old.object_type || ' ' || old.object_id;
  end if;
  if tg_op <> 'DELETE' then
    perform count_memory(new.user_id, 'Visit', new.object_type, null, 1);
    perform enter_words(new.user_id, 'Visit', new.object_type || ' ' || new.object_id, new.search_key);
  end if;
  return null;
end $$;
create trigger last_visits_are_followed after insert or update or delete on last_visits
  for each row execute function follow_visits();

-- What is there already.
insert into memory_counts select user_id, 'Note', object_type, coalesce(color, ''), count(*) from notes group by 1, 3, 4;
insert into memory_counts select user_id, 'Favourite', object_type, '', count(*) from favourites group by 1, 3;
insert into memory_counts select user_id, 'Visit', object_type, '', count(*) from last_visits group by 1, 3;
insert into memory_words
  select n.user_id, 'Note', w, n.id from notes n, words_of(n.search_key || ' ' || n.title_key) w;
