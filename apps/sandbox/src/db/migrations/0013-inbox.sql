-- A person's list of conversations is read from its place in an index, whatever its length: each participant has one row a conversation with
-- what orders and filters the list. Triggers keep it, so that whoever writes a message, a mark or an agent cannot forget it.
create table conversation_inbox (
  conversation_id text not null references conversations (id) on delete cascade,
  user_id text not null references users (id),
  -- Side of the participant: Buyer or Supplier.
  side text not null,
  last_message_at timestamptz not null,
  unread_count integer not null,
  is_request boolean not null,
  is_closed boolean not null,
  is_archived boolean not null,
  is_hidden boolean not null,
  primary key (conversation_id, user_id)
);
create index conversation_inbox_in_order
  on conversation_inbox (user_id, is_archived, (unread_count > 0) desc, last_message_at desc, conversation_id) where not is_hidden;
create index conversation_inbox_of_requests
  on conversation_inbox (user_id, is_archived, (unread_count > 0) desc, last_message_at desc, conversation_id) where is_request and not is_hidden;
create index conversation_inbox_unread on conversation_inbox (user_id, last_message_at desc, conversation_id) include (unread_count)
  where unread_count > 0 and not is_hidden and not is_archived;

-- Who may answer for a supplier: the owner of its company, and the agents with that permission.
create view supplier_people as
  select m.supplier_id, m.owner_user_id as user_id from merchants m
  where m.owner_user_id is not null and m.supplier_id is not null
  union
  select m.supplier_id, a.user_id from merchant_agents a join merchants m on m.id = a.merchant_id
  where a.is_active and a.user_id is not null and 'Answer' = any (a.permissions) and m.supplier_id is not null;

-- Makes the rows of these readers anew: one reader for each conversation.
create function fill_inbox(conversations_read text[], readers text[]) returns void language sql as $$
  insert into conversation_inbox
  select c.id, p.reader, p.side, c.last_message_at,
    (select count(*) from conversation_messages m
      where m.conversation_id = c.id and m.side <> p.side and m.seq > coalesce(v.read_seq, 0)),
    c.trade_request_id is not null, c.is_closed, coalesce(v.is_archived, false),
    coalesce(v.hidden_seq, 0) > 0 and not exists (
      select 1 from conversation_messages m where m.conversation_id = c.id and m.seq > v.hidden_seq)
  from unnest(conversations_read, readers) w (id, reader)
  join conversations c on c.id = w.id
  cross join lateral (select w.reader, case when c.user_id = w.reader then 'Buyer' else 'Supplier' end as side) p
  left join conversation_views v on v.conversation_id = c.id and v.user_id = w.reader
  on conflict (conversation_id, user_id) do update set
    last_message_at = excluded.last_message_at, unread_count = excluded.unread_count, is_closed = excluded.is_closed,
    is_archived = excluded.is_archived, is_hidden = excluded.is_hidden
$$;

create function inbox_of_conversations() returns trigger language plpgsql as $$
begin
  perform fill_inbox(array_agg(w.id), array_agg(w.reader)) from (
    select a.id, a.user_id as reader from added a
    union
    select a.id, p.user_id from added a join supplier_people p on p.supplier_id = a.supplier_id
  ) w;
  return null;
end $$;
create trigger conversations_enter_inbox after insert on conversations
  referencing new table as added for each statement execute function inbox_of_conversations();

create function inbox_of_closed() returns trigger language plpgsql as $$
begin
  update conversation_inbox set is_closed = new.is_closed where conversation_id = new.id;
  return null;
end $$;
create trigger closed_changes_inbox after update of is_closed on conversations
  for each row execute function inbox_of_closed();

create function inbox_of_messages() returns trigger language plpgsql as $$
begin
  update conversation_inbox i set is_hidden = false, last_message_at = greatest(i.last_message_at, a.last_at),
    unread_count = i.unread_count + case when i.side = 'Buyer' then a.to_buyer else a.to_supplier end
  from (
    select conversation_id, max(sent_at) as last_at,
      count(*) filter (where side <> 'Buyer') as to_buyer, count(*) filter (where side <> 'Supplier') as to_supplier
    from added group by conversation_id
  ) a
  where i.conversation_id = a.conversation_id;
  return null;
end $$;
create trigger messages_enter_inbox after insert on conversation_messages
  referencing new table as added for each statement execute function inbox_of_messages();

-- Marks of somebody who has no part in the conversation change nothing.
create function inbox_of_views() returns trigger language plpgsql as $$
begin
  perform fill_inbox(array_agg(a.conversation_id), array_agg(a.user_id))
    from added a join conversation_inbox i on i.conversation_id = a.conversation_id and i.user_id = a.user_id;
  return null;
end $$;
create trigger views_enter_inbox after insert on conversation_views
  referencing new table as added for each statement execute function inbox_of_views();
create trigger views_change_inbox after update on conversation_views
  referencing new table as added for each statement execute function inbox_of_views();

-- Who has begun, or ceased, to answer for a supplier.
create function inbox_of_people() returns trigger language plpgsql as $$
begin
  delete from conversation_inbox i using conversations c
  where c.id = i.conversation_id and i.side = 'Supplier' and c.supplier_id = any (
      select m.supplier_id from merchants m where m.id in (
        case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end,
        case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end)
      union select case when tg_op <> 'INSERT' then to_jsonb(old) ->> 'supplier_id' end)
    and not exists (select 1 from supplier_people p where p.user_id = i.user_id and p.supplier_id = c.supplier_id);
  perform fill_inbox(array_agg(c.id), array_agg(p.user_id))
    from supplier_people p join conversations c on c.supplier_id = p.supplier_id
    where tg_op <> 'DELETE' and p.supplier_id = (select m.supplier_id from merchants m where m.id = to_jsonb(new) ->> tg_argv[0])
      and not exists (select 1 from conversation_inbox i where i.conversation_id = c.id and i.user_id = p.user_id);
  return null;
end $$;
create trigger merchant_owner_gets_inbox after insert on merchants
  for each row when (new.owner_user_id is not null) execute function inbox_of_people('id');
create trigger merchant_owner_changes_inbox after update of owner_user_id, supplier_id on merchants
  for each row when (old is distinct from new) execute function inbox_of_people('id');
create trigger merchant_owner_loses_inbox after delete on merchants
  for each row when (old.owner_user_id is not null) execute function inbox_of_people('id');
create trigger merchant_agent_has_inbox after insert or delete or update of user_id, permissions, is_active on merchant_agents
  for each row execute function inbox_of_people('merchant_id');

select fill_inbox(array_agg(w.id), array_agg(w.reader)) from (
  select c.id, c.user_id as reader from conversations c
  union
  select c.id, p.user_id from conversations c join supplier_people p on p.supplier_id = c.supplier_id
) w;

-- Conversations are found by what was said in them. Earlier messages get a simple form of the key.
alter table conversation_messages add column search_key text not null default '';
update conversation_messages set search_key = translate(lower(text), 'يىكةۀأإآؤئ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩' || chr(8204), 'ییکههاااوی01234567890123456789 ');

-- Position of a person who answers for a company.
alter table conversation_messages add column sender_position text;
